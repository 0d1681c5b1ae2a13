// A package without a Go counterpart: one function for each use of the patch packages.
export * from './apply.js';
export * from './last_applied.js';
export * from './patch_for.js';
export * from './patch_object.js';
export * from './patch_options.js';
