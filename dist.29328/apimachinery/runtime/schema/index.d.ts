export * from './group_version.ts';
export * from './group_versions.ts';
export * from './object_kind.ts';
