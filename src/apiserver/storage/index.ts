export type * from './api_object.ts';
export * from './continue_token.ts';
export * from './engine.ts';
export type { ListOptions, ObjectList } from './list.ts';
export type { ObjectCodec } from './object_codec.ts';
export type { ObjectConversion } from './object_conversion.ts';
export {
  type DeleteOptions,
  type GuaranteedUpdateOptions,
  ObjectStorage,
  type ObjectStorageOptions,
  type Updated,
  type UpdateFunc,
} from './object_storage.ts';
export * from './preconditions.ts';
export * from './resource_version.ts';
export { newSchemeCodec } from './scheme_codec.ts';
export * from './selection_predicate.ts';
export * from './storage_error.ts';
export { InitialEventsAnnotationKey, type ObjectEvent, type WatchOptions } from './watch.ts';
