export * from './apply_patch.ts';
export * from './create_patch.ts';
export * from './decode_patch.ts';
export * from './json_patch_error.ts';
export * from './merge_patch.ts';
export * from './merge_patch_of.ts';
export * from './operation.ts';
