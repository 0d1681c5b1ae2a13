export * from './continue_token.js';
export * from './engine.js';
export { ObjectStorage, } from './object_storage.js';
export * from './preconditions.js';
export * from './resource_version.js';
export { newSchemeCodec } from './scheme_codec.js';
export * from './selection_predicate.js';
export * from './storage_error.js';
export { InitialEventsAnnotationKey } from './watch.js';
