import type { EquivalentResourceRegistry } from '#apimachinery/runtime/equivalent_resource_registry';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
/** What plug-ins need to work with objects of any kind. Mirrors Go's `admission.ObjectInterfaces`. */
export interface ObjectInterfaces {
    /** Resources that are the same under several versions, for `matchPolicy: Equivalent`. */
    readonly equivalents: Pick<EquivalentResourceRegistry, 'equivalentResourcesFor' | 'kindFor'>;
    /** An object in another version. @throws when there is no such conversion */
    convert(object: RuntimeObject, kind: GroupVersionKindLike): RuntimeObject | Promise<RuntimeObject>;
    /**
     * An object that a plug-in made, checked against its type and with defaults.
     * @throws when it is not of the type
     */
    decode(data: unknown, kind: GroupVersionKindLike): RuntimeObject;
    /** Knows the types that apply configurations are merged by; undefined for a kind without one. */
    typeConverter(kind: GroupVersionKindLike): TypeConverter | undefined;
}
