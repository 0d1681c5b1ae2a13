export type { YAMLDuplicateKey, YAMLValue } from './construct.ts';
export { YAMLError } from './error.ts';
export { jsonToYAML } from './json_to_yaml.ts';
export type { YAMLPosition } from './locate.ts';
export type { LocatedYAML, ParseYAMLOptions } from './parse.ts';
export { parseYAML } from './parse.ts';
export type { StringifyYAMLOptions } from './stringify.ts';
export { stringifyYAML } from './stringify.ts';
