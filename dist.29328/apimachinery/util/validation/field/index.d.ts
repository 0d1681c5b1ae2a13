export { OmitValueType, omitValue } from './bad_value.ts';
export * from './constructors.ts';
export * from './error_list.ts';
export * from './error_matcher.ts';
export * from './error_type.ts';
export * from './field_error.ts';
export { newPath, Path, type PathOptions, toPath, withPath } from './path.ts';
