export * from './new_rest_mapper.js';
export { shortNamesOf } from './short_names.js';
export * from './version_resources.js';
export { resources } from './zz_generated.resources.js';
