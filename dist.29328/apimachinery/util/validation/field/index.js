export { OmitValueType, omitValue } from './bad_value.js';
export * from './constructors.js';
export * from './error_list.js';
export * from './error_matcher.js';
export * from './error_type.js';
export * from './field_error.js';
export { newPath, Path, toPath, withPath } from './path.js';
