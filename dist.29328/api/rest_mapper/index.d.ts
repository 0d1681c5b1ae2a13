export * from './new_rest_mapper.ts';
export { shortNamesOf } from './short_names.ts';
export * from './version_resources.ts';
export { resources } from './zz_generated.resources.ts';
