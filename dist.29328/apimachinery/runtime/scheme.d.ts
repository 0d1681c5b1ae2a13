import type { Scalars } from '#engine/schema/descriptor';
import { type Class, type ConversionFunc, Converter } from '../conversion/converter.ts';
import { type FieldLabel, type FieldLabelConversionFunc } from './field_label.ts';
import { type GroupVersioner } from './group_versioner.ts';
import type { KindBase } from './kind_base.ts';
import { type KindClass } from './kind_class.ts';
import type { RuntimeObject } from './runtime_object.ts';
import type { GroupKindLike, GroupVersionKindLike, GroupVersionLike } from './schema/group_version.ts';
import { type GroupVersion, GroupVersionKind } from './schema/group_version.ts';
import type { DefaultingFunc, ObjectKinds, ValidationFunc } from './scheme_functions.ts';
/**
 * The kinds a program knows: which class stands for which group, version and kind, and how objects are defaulted,
 * validated and converted between versions. Every method also takes plain objects with `apiVersion` and `kind`.
 * Mirrors Go's `runtime.Scheme`.
 *
 * Register everything first, then use it. Registering does no work per field.
 */
export declare class Scheme {
    #private;
    /** The name in error texts. */
    readonly schemeName: string;
    /** @param schemeName the name in error texts; Go takes the place in the source where the Scheme was made */
    constructor(schemeName?: string);
    /** The same as {@link Scheme.schemeName}, as in Go. */
    name(): string;
    toString(): string;
    /** The converter that {@link Scheme.convert} uses. */
    converter(): Converter;
    /**
     * Adds types whose wire form is one value with a syntax of its own, such as times: the fields of Kinds only name
     * them. `metav1.addToGroupVersion`, and with it every `addToScheme`, adds those of Kubernetes
     * (`metav1.scalars`). Without its scalars a Kind can't be read or written.
     *
     * Differs from Go: there the types themselves know their syntax.
     */
    addScalars(scalars: Scalars): void;
    /** What was added. */
    get scalars(): Scalars;
    /**
     * Registers classes in a group and version, under their own kind. A class alone is registered in its own:
     * `scheme.addKnownTypes(CronTab)`.
     * @throws {RegistrationError} when a kind is registered already with another class, or the version is empty
     */
    addKnownTypes(gv: GroupVersionLike | KindClass, ...types: readonly KindClass[]): void;
    /**
     * Registers a class under any group, version and kind.
     * @throws {RegistrationError} when the kind is registered already with another class, or the version is empty
     */
    addKnownTypeWithName(gvk: GroupVersionKindLike, type: KindClass): void;
    /**
     * Registers classes in a group and version, each under the kind that its key says: `{ Pod, PodList }`. The same as
     * {@link Scheme.addKnownTypeWithName} of each.
     * @throws {RegistrationError} when a kind is registered already with another class, or the version is empty
     */
    addKnownTypesWithNames(gv: GroupVersionLike, types: {
        readonly [kind: string]: KindClass;
    }): void;
    /**
     * Registers classes that are the same in all versions: they are written with the given group and version, never
     * converted, and made for a kind of their name in any group and version.
     * @throws {RegistrationError} as {@link Scheme.addKnownTypes}, and when another unversioned class has the same kind
     */
    addUnversionedTypes(gv: GroupVersionLike | KindClass, ...types: readonly KindClass[]): void;
    /** The classes of a group and version, by kind. */
    knownTypes(gv: GroupVersionLike): Map<string, KindClass>;
    /** All registrations, in their order. A class may stand for several kinds. */
    allKnownTypes(): [gvk: GroupVersionKind, type: KindClass][];
    /** The versions that have a kind of this name, by priority. */
    versionsForGroupKind(gk: GroupKindLike): GroupVersion[];
    /** The class to make objects of a kind with; an unversioned class stands for its kind in every group and version. */
    typeFor(gvk: GroupVersionKindLike): KindClass | undefined;
    /** Whether a class is registered for exactly this kind. */
    recognizes(gvk: GroupVersionKindLike): boolean;
    /**
     * What kinds an object may be. An instance is known by its class, anything else by its `apiVersion` and `kind`.
     * @throws {NotRegisteredError} when the object's class or kind isn't registered
     * @throws {MissingKindError} {MissingVersionError} when a plain object doesn't say what it is
     */
    objectKinds(object: RuntimeObject): ObjectKinds;
    /** Whether an object's class is registered as unversioned; `undefined` when it isn't registered at all. */
    isUnversioned(object: RuntimeObject): boolean | undefined;
    /**
     * A new, empty object of a kind. A Kind class gives its name, and the type of the result.
     * @throws {NotRegisteredError}
     */
    new<T extends object>(type: KindClass<T>): T;
    new(gvk: GroupVersionKindLike): KindBase;
    /**
     * An instance of the class that is registered for a plain object's `apiVersion` and `kind`. The object stays as it
     * is, the values of its properties are shared. An instance of a registered class is returned as it is.
     * @throws {NotRegisteredError} {MissingKindError} {MissingVersionError}
     */
    from<T extends RuntimeObject>(object: T): T & KindBase;
    /** Whether anything of a group is registered, the internal version not counted. */
    isGroupRegistered(group: string): boolean;
    /** Whether anything of a version is registered. Never true for the internal version. */
    isVersionRegistered(gv: GroupVersionLike): boolean;
    /**
     * Orders the versions of one group, the preferred one first. Replaces an earlier order of the group.
     * @throws {RegistrationError} when the versions are of several groups, or one is internal or empty
     */
    setVersionPriority(...versions: readonly GroupVersionLike[]): void;
    /** The versions of a group: the prioritized ones, then the others in the order of registration. */
    prioritizedVersionsForGroup(group: string): GroupVersion[];
    /** All versions: those of prioritized groups, then the others in the order of registration. */
    prioritizedVersionsAllGroups(): GroupVersion[];
    /** The preferred version of each group. */
    preferredVersionAllGroups(): GroupVersion[];
    /** Registers how field selectors of a kind are translated. */
    addFieldLabelConversionFunc(gvk: GroupVersionKindLike, fn: FieldLabelConversionFunc): void;
    /**
     * Translates one term of a field selector. A kind without a function has `metadata.name` and `metadata.namespace`.
     * @throws {FieldLabelError} when the kind can't be selected by the label
     */
    convertFieldLabel(gvk: GroupVersionKindLike, label: string, value: string): FieldLabel;
    /** Registers the function that sets defaults on objects of a class. A later one replaces it. */
    addTypeDefaultingFunc<T extends object>(type: KindClass<T>, fn: DefaultingFunc<T>): void;
    /** Sets defaults on an object, in place. Does nothing for classes without a function. */
    default(object: RuntimeObject): void;
    /** Registers the function that checks objects of a class. A later one replaces it. */
    addValidationFunc<T extends object>(type: KindClass<T>, fn: ValidationFunc<T>): void;
    /**
     * What the registered function finds wrong with a new object; nothing for classes without a function.
     * It doesn't replace the validation of a server.
     */
    validate(object: RuntimeObject): readonly unknown[];
    /** What the registered function finds wrong with an update; nothing for classes without a function. */
    validateUpdate(object: RuntimeObject, oldObject: RuntimeObject | undefined): readonly unknown[];
    /** Registers how objects of one class are converted to another. A later function for the same classes replaces it. */
    addConversionFunc<In extends object, Out extends object>(from: Class<In>, to: Class<Out>, fn: ConversionFunc<In, Out>): void;
    /** As {@link Scheme.addConversionFunc}, but functions added there go first. */
    addGeneratedConversionFunc<In extends object, Out extends object>(from: Class<In>, to: Class<Out>, fn: ConversionFunc<In, Out>): void;
    /** Makes conversions between two classes do nothing. */
    addIgnoredConversionType(from: Class, to: Class): void;
    /**
     * Converts `input` into `out`, an instance of the wanted class. They may share values afterwards. An object of
     * the same class is copied, without `apiVersion` and `kind`.
     * @param context passed on to the conversion functions
     * @throws {NotConvertibleError} when no function is registered for the two classes
     */
    convert(input: object, out: object, context?: unknown): void;
    /**
     * The object in the version that `target` chooses among the kinds of its class; `object` stays as it is. Without a
     * conversion function, the only versions are those the object's own class is registered for.
     * @throws {NotRegisteredError} when the object isn't registered, or no kind of its class suits the target
     * @throws {NotConvertibleError} when no function is registered for the two classes
     */
    convertToVersion(object: RuntimeObject, target: GroupVersioner): KindBase;
    /** As {@link Scheme.convertToVersion}, but may change the object, return it, or share values with it. */
    unsafeConvertToVersion(object: RuntimeObject, target: GroupVersioner): KindBase;
}
