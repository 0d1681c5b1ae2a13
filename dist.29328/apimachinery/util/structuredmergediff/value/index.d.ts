export { compare } from './compare.ts';
export { isTooDeep, MAX_DEPTH } from './depth.ts';
export { equals } from './equals.ts';
export { compareFields, equalFields, type Field, type FieldList, sortFields } from './field_list.ts';
export { isList, isMap, isScalar, type JSONMap } from './kind.ts';
export { get, isEmpty, keys } from './map.ts';
export { toJSON } from './to_json.ts';
export { toString } from './to_string.ts';
