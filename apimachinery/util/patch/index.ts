// A package of our own, which Go's apimachinery doesn't have: the packages of patches behind one function each.
export * from './apply.ts';
export * from './last_applied.ts';
export * from './patch_for.ts';
export * from './patch_object.ts';
export * from './patch_options.ts';
