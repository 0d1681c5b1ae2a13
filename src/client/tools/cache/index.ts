export type * from './changes.ts';
export { type DeepMutable, type DeepReadonly, mutableCopy } from './deep_readonly.ts';
export * from './errors.ts';
export type * from './event_handler.ts';
export * from './indexer.ts';
export type * from './list_watch.ts';
export * from './lister.ts';
export {
  KeyError,
  metaNamespaceKeyFunc,
  type ObjectMetaLike,
  type ObjectName,
  objectNameKey,
  objectToName,
  splitMetaNamespaceKey,
} from './object_name.ts';
export * from './reflector.ts';
export * from './shared_informer.ts';
