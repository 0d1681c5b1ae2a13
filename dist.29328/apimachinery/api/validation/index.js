export * from './annotations.js';
export * from './finalizers.js';
export * from './immutable_field.js';
export * from './names.js';
export * from './nonnegative_field.js';
export * from './object_meta.js';
export * from './object_meta_update.js';
export * from './owner_references.js';
