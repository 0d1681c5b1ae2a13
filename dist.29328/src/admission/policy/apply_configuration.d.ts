import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
/**
 * Merges an apply configuration into an object, as server-side apply merges, without ownership of fields. Mirrors Go's
 * `ApplyStructuredMergeDiff`.
 * @throws Error when it is not of the type of the object, or sets anything that is only set as a whole
 */
export declare function applyConfiguration(converter: TypeConverter, object: RuntimeObject, configuration: RuntimeObject): object;
