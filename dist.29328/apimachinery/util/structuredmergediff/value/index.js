export { compare } from './compare.js';
export { isTooDeep, MAX_DEPTH } from './depth.js';
export { equals } from './equals.js';
export { compareFields, equalFields, sortFields } from './field_list.js';
export { isList, isMap, isScalar } from './kind.js';
export { get, isEmpty, keys } from './map.js';
export { toJSON } from './to_json.js';
export { toString } from './to_string.js';
