export * from './namespaced_name.js';
export * from './node_name.js';
export * from './patch_type.js';
export * from './uid.js';
