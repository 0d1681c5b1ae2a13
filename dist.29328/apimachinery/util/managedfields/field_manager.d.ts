import { type Steps } from '#engine/steps';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import { GroupVersion, type GroupVersionKindLike } from '../../runtime/schema/group_version.ts';
import { type ApplyOptions, type FieldManagerOptions } from './field_manager_options.ts';
import type { TypeConverter } from './type_converter.ts';
/**
 * Server-side apply for the objects of a kind: merges what is applied and maintains managedFields. Objects are never
 * changed; results share parts with them. Mirrors Go's `managedfields.FieldManager`.
 */
export declare class FieldManager {
    private readonly types;
    private readonly kind;
    private readonly version;
    private readonly hub;
    private readonly options;
    private readonly convert;
    private readonly updater;
    private readonly subresource;
    /** Use {@link newDefaultFieldManager} or {@link newDefaultCRDFieldManager}. */
    constructor(types: TypeConverter, kind: GroupVersionKindLike, options: FieldManagerOptions, hubOf: (hub: GroupVersion) => (version: GroupVersion) => GroupVersion);
    /**
     * The object to store after a create, update or patch, with new managedFields: `manager` owns what differs from the
     * live object. Mirrors Go's `FieldManager.Update`.
     * @param live the stored object, with its managedFields; for a create, one with only `apiVersion` and `kind`
     * @param object the object to store. Its managedFields are used if valid, so that they can be edited; an empty list
     * or a single empty entry removes all
     * @throws {FieldManagerError} when the objects don't conform to their type
     */
    update<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): T;
    /** {@link update} in steps: between them a server does something else. */
    updating<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): Steps<T>;
    /**
     * As {@link update}, but on failure the object is returned with the managedFields of the live one. Mirrors Go's
     * `FieldManager.UpdateNoErrors`.
     */
    updateNoErrors<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): T;
    /** {@link updateNoErrors} in steps. */
    updatingNoErrors<T extends RuntimeObject>(live: RuntimeObject, object: T, manager: string): Steps<T>;
    /**
     * The object to store after an apply, with new managedFields. Mirrors Go's `FieldManager.Apply`.
     * @param live the stored object, with its managedFields; one with only `apiVersion` and `kind` if it does not exist
     * yet
     * @param config the fields to apply and own, with `apiVersion` and `kind`, without managedFields
     * @returns of the class of `live`; a null in `config` is absent from it, or the zero value in a list or map
     * @throws {StatusError} conflicts, another kind, managedFields in `config`
     * @throws {FieldManagerError} when the objects don't conform to their type, a field can't hold its value, or the
     * managedFields of the live object can't be read
     */
    apply<T extends RuntimeObject>(live: T, config: RuntimeObject, manager: string, options?: ApplyOptions): T;
    /** {@link apply} in steps. */
    applying<T extends RuntimeObject>(live: T, config: RuntimeObject, manager: string, options?: ApplyOptions): Steps<T>;
    private decodeLiveOrNew;
    private updateUnlessSkipped;
    private trackUpdate;
    private updatedFields;
    /** kubectl may take over what it applied client-side before. */
    private applyAsKubectl;
    private applyTracked;
    private merge;
    private emptyObject;
    private identify;
    private now;
}
/**
 * A FieldManager for a kind. Mirrors Go's `managedfields.NewDefaultFieldManager`.
 * @param types types of the objects: `newSchemeTypeConverter(scheme)`
 */
export declare function newDefaultFieldManager(types: TypeConverter, kind: GroupVersionKindLike, options?: FieldManagerOptions): FieldManager;
/** The same for a custom resource: its hub is one version for all groups. Mirrors Go's `managedfields.NewDefaultCRDFieldManager`. */
export declare function newDefaultCRDFieldManager(types: TypeConverter, kind: GroupVersionKindLike, options?: FieldManagerOptions): FieldManager;
