export * from './annotations.ts';
export * from './finalizers.ts';
export * from './immutable_field.ts';
export * from './names.ts';
export * from './nonnegative_field.ts';
export * from './object_meta.ts';
export * from './object_meta_update.ts';
export * from './owner_references.ts';
