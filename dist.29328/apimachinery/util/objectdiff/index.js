// A package of our own. Go's util/diff prints Go values line by line, and is not ported: here objects are compared
// field by field.
export { diff } from './diff.js';
export { DiffPathError } from './diff_path_error.js';
export { formatDifferences } from './format_differences.js';
export { ServerFields } from './server_fields.js';
