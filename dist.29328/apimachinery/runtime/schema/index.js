export * from './group_version.js';
export * from './group_versions.js';
export * from './object_kind.js';
