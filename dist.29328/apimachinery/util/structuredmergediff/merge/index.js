export { Conflicts, conflictsFromManagers, groupByManager } from './conflicts.js';
export { MergeError } from './merge_error.js';
export { Updater } from './updater.js';
