export * from './apply.ts';
export * from './last_applied.ts';
export * from './patch_for.ts';
export * from './patch_object.ts';
export * from './patch_options.ts';
