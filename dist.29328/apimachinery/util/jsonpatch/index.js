export * from './apply_patch.js';
export * from './create_patch.js';
export * from './decode_patch.js';
export * from './json_patch_error.js';
export * from './merge_patch.js';
export * from './operation.js';
