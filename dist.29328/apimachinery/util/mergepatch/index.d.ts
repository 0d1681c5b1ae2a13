export * from './conflict_error.ts';
export * from './has_conflicts.ts';
export * from './merge_patch_error.ts';
export * from './precondition.ts';
export * from './precondition_failed_error.ts';
export * from './to_yaml.ts';
