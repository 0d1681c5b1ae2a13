import type { TypeSource } from '../structuredmergediff/schema/index.ts';
import { type TypeConverter } from './type_converter.ts';
/**
 * A converter for the kinds that OpenAPI v3 schemas declare in `x-kubernetes-group-version-kind`. Mirrors Go's
 * `managedfields.NewTypeConverter`.
 * @param models by the last segment of references
 * @param preserveUnknownFields whether to allow undeclared fields everywhere
 * @throws {SchemaError}
 */
export declare function newTypeConverter(models: Readonly<Record<string, object>>, preserveUnknownFields?: boolean): TypeConverter;
/** The same, with a source for types that are not among the models. */
export declare function newTypeConverterOf(models: Readonly<Record<string, object>>, preserveUnknownFields: boolean, source?: TypeSource): TypeConverter;
