export * from './conflict_error.js';
export * from './has_conflicts.js';
export * from './merge_patch_error.js';
export * from './precondition.js';
export * from './precondition_failed_error.js';
export * from './to_yaml.js';
