export { mutableCopy } from './deep_readonly.js';
export * from './errors.js';
export * from './indexer.js';
export * from './lister.js';
export { KeyError, metaNamespaceKeyFunc, objectNameKey, objectToName, splitMetaNamespaceKey, } from './object_name.js';
export * from './reflector.js';
export * from './shared_informer.js';
