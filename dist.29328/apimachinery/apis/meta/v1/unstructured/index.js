export * from './converter.js';
export * from './define_list_kind.js';
export * from './json_fallback_encoder.js';
export { UnstructuredJSONScheme } from './json_scheme.js';
export { NestedFieldError, nestedBool, nestedFieldCopy, nestedFieldNoCopy, nestedFloat64, nestedInt64, nestedMap, nestedNullCoercingStringMap, nestedNumberAsFloat64, nestedSlice, nestedString, nestedStringMap, nestedStringSlice, } from './nested_field.js';
export * from './set_nested_field.js';
export * from './unstructured.js';
