export { type Conflict, Conflicts, conflictsFromManagers, groupByManager } from './conflicts.ts';
export type { Converter } from './converter.ts';
export { MergeError } from './merge_error.ts';
export { type Updated, Updater, type UpdaterOptions } from './updater.ts';
