export { diff } from './diff.ts';
export type { DiffOptions } from './diff_options.ts';
export { DiffPathError } from './diff_path_error.ts';
export type { Difference, DiffOp, DiffStep } from './difference.ts';
export type { FormatDifferencesOptions } from './format_differences.ts';
export { formatDifferences } from './format_differences.ts';
export { ServerFields } from './server_fields.ts';
