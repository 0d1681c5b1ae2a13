export * from './converter.ts';
export * from './define_list_kind.ts';
export * from './json_fallback_encoder.ts';
export { UnstructuredJSONScheme } from './json_scheme.ts';
export { NestedFieldError, nestedBool, nestedFieldCopy, nestedFieldNoCopy, nestedFloat64, nestedInt64, nestedMap, nestedNullCoercingStringMap, nestedNumberAsFloat64, nestedSlice, nestedString, nestedStringMap, nestedStringSlice, } from './nested_field.ts';
export * from './set_nested_field.ts';
export * from './unstructured.ts';
