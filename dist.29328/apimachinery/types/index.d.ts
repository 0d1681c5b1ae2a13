export * from './namespaced_name.ts';
export * from './node_name.ts';
export * from './patch_type.ts';
export * from './uid.ts';
