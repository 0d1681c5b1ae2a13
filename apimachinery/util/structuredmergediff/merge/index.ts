export { Conflicts, conflictsFromManagers, groupByManager, type Conflict } from './conflicts.ts';
export type { Converter } from './converter.ts';
export { MergeError } from './merge_error.ts';
export { Updater, type Updated, type UpdaterOptions } from './updater.ts';
