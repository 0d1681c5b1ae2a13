export { YAMLError } from './error.js';
export { jsonToYAML } from './json_to_yaml.js';
export { parseYAML } from './parse.js';
export { stringifyYAML } from './stringify.js';
