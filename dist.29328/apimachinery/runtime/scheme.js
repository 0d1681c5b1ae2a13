import { setOwn } from '#engine/json/own_property';
import { NO_SCALARS } from '#engine/schema/compile';
import { Converter } from '../conversion/converter.js';
import { deepCopyJSONValue } from './deep_copy.js';
import { MissingKindError, MissingVersionError, NotRegisteredError } from './errors.js';
import { defaultMetaV1FieldSelectorConversion } from './field_label.js';
import { APIVersionInternal, kindChooser } from './group_versioner.js';
import { TypeRegistry } from './internal/type_registry.js';
import { VersionPriority } from './internal/version_priority.js';
import { withScalars } from './internal/with_scalars.js';
import { classOf } from './kind_class.js';
import { fromAPIVersionAndKind, GroupVersionKind } from './schema/group_version.js';
import { isUnstructured } from './unstructured.js';
/**
 * The kinds a program knows: which class stands for which group, version and kind, and how objects are defaulted,
 * validated and converted between versions. Every method also takes plain objects with `apiVersion` and `kind`.
 * Mirrors Go's `runtime.Scheme`.
 *
 * Register everything first, then use it. Registering does no work per field.
 */
export class Scheme {
    /** The name in error texts. */
    schemeName;
    #types;
    #priority = new VersionPriority();
    #fieldLabels = new Map();
    #defaulters = new Map();
    #validators = new Map();
    #converter = new Converter();
    #scalars = NO_SCALARS;
    /** @param schemeName the name in error texts; Go takes the place in the source where the Scheme was made */
    constructor(schemeName = 'scheme') {
        this.schemeName = schemeName;
        this.#types = new TypeRegistry(schemeName);
    }
    /** The same as {@link Scheme.schemeName}, as in Go. */
    name() {
        return this.schemeName;
    }
    toString() {
        return `Scheme(${this.schemeName})`;
    }
    /** The converter that {@link Scheme.convert} uses. */
    converter() {
        return this.#converter;
    }
    /**
     * Adds types whose wire form is one value with a syntax of its own, such as times: the fields of Kinds only name
     * them. `metav1.addToGroupVersion`, and with it every `addToScheme`, adds those of Kubernetes
     * (`metav1.scalars`). Without its scalars a Kind can't be read or written.
     *
     * Differs from Go: there the types themselves know their syntax.
     */
    addScalars(scalars) {
        this.#scalars = withScalars(this.#scalars, scalars);
    }
    /** What was added. */
    get scalars() {
        return this.#scalars;
    }
    /**
     * Registers classes in a group and version, under their own kind. A class alone is registered in its own:
     * `scheme.addKnownTypes(CronTab)`.
     * @throws {RegistrationError} when a kind is registered already with another class, or the version is empty
     */
    addKnownTypes(gv, ...types) {
        this.#priority.observe(gv);
        this.#types.add(gv, classesOf(gv, types));
    }
    /**
     * Registers a class under any group, version and kind.
     * @throws {RegistrationError} when the kind is registered already with another class, or the version is empty
     */
    addKnownTypeWithName(gvk, type) {
        this.#priority.observe(gvk);
        this.#types.add(gvk, [type], [gvk.kind]);
    }
    /**
     * Registers classes in a group and version, each under the kind that its key says: `{ Pod, PodList }`. The same as
     * {@link Scheme.addKnownTypeWithName} of each.
     * @throws {RegistrationError} when a kind is registered already with another class, or the version is empty
     */
    addKnownTypesWithNames(gv, types) {
        this.#priority.observe(gv);
        this.#types.add(gv, Object.values(types), Object.keys(types));
    }
    /**
     * Registers classes that are the same in all versions: they are written with the given group and version, never
     * converted, and made for a kind of their name in any group and version.
     * @throws {RegistrationError} as {@link Scheme.addKnownTypes}, and when another unversioned class has the same kind
     */
    addUnversionedTypes(gv, ...types) {
        this.addKnownTypes(gv, ...types);
        for (const type of classesOf(gv, types))
            this.#types.setUnversioned(gv, type);
    }
    /** The classes of a group and version, by kind. */
    knownTypes(gv) {
        return new Map(Array.from(this.#types.of(gv), ({ kind, type }) => [kind, type]));
    }
    /** All registrations, in their order. A class may stand for several kinds. */
    allKnownTypes() {
        return Array.from(this.#types.all(), ({ gvk, type }) => [gvk, type]);
    }
    /** The versions that have a kind of this name, by priority. */
    versionsForGroupKind(gk) {
        return this.prioritizedVersionsForGroup(gk.group).filter(({ group, version }) => this.recognizes({ group, version, kind: gk.kind }));
    }
    /** The class to make objects of a kind with; an unversioned class stands for its kind in every group and version. */
    typeFor(gvk) {
        return this.#types.get(gvk) ?? this.#types.unversioned(gvk.kind);
    }
    /** Whether a class is registered for exactly this kind. */
    recognizes(gvk) {
        return this.#types.get(gvk) !== undefined;
    }
    /**
     * What kinds an object may be. An instance is known by its class, anything else by its `apiVersion` and `kind`.
     * @throws {NotRegisteredError} when the object's class or kind isn't registered
     * @throws {MissingKindError} {MissingVersionError} when a plain object doesn't say what it is
     */
    objectKinds(object) {
        const content = object.unstructuredContent;
        if (typeof content === 'function')
            return { gvks: [declaredKind(object, 'unstructured object')], unversioned: false };
        const type = this.#typeOf(object);
        return { gvks: this.#types.kindsOf(type), unversioned: this.#types.unversionedKindOf(type) !== undefined };
    }
    /** Whether an object's class is registered as unversioned; `undefined` when it isn't registered at all. */
    isUnversioned(object) {
        const type = this.#types.find(object);
        return type && this.#types.unversionedKindOf(type) !== undefined;
    }
    #typeOf(object) {
        const found = this.#types.find(object);
        if (found)
            return found;
        const type = Object.getPrototypeOf(object) === null || isUnstructured(object) ? undefined : classOf(object);
        if (typeof type?.type === 'string')
            throw new NotRegisteredError({ schemeName: this.schemeName, type });
        throw new NotRegisteredError({ schemeName: this.schemeName, gvk: declaredKind(object, 'object') });
    }
    new(gvk) {
        const type = this.#types.get(gvk);
        if (type) {
            const object = new type();
            // A class may be registered under other names than its own: options are part of every group.
            if (type.group !== gvk.group || type.version !== gvk.version || type.kind !== gvk.kind)
                object.setGroupVersionKind(gvk);
            return object;
        }
        const unversioned = this.#types.unversioned(gvk.kind);
        if (!unversioned)
            throw new NotRegisteredError({ schemeName: this.schemeName, gvk });
        return new unversioned();
    }
    /**
     * An instance of the class that is registered for a plain object's `apiVersion` and `kind`. The object stays as it
     * is, the values of its properties are shared. An instance of a registered class is returned as it is.
     * @throws {NotRegisteredError} {MissingKindError} {MissingVersionError}
     */
    from(object) {
        const type = this.#typeOf(object);
        return classOf(object) === type ? object : new type(object);
    }
    /** Whether anything of a group is registered, the internal version not counted. */
    isGroupRegistered(group) {
        return this.#priority.hasGroup(group);
    }
    /** Whether anything of a version is registered. Never true for the internal version. */
    isVersionRegistered(gv) {
        return this.#priority.hasVersion(gv);
    }
    /**
     * Orders the versions of one group, the preferred one first. Replaces an earlier order of the group.
     * @throws {RegistrationError} when the versions are of several groups, or one is internal or empty
     */
    setVersionPriority(...versions) {
        this.#priority.set(versions);
    }
    /** The versions of a group: the prioritized ones, then the others in the order of registration. */
    prioritizedVersionsForGroup(group) {
        return this.#priority.forGroup(group);
    }
    /** All versions: those of prioritized groups, then the others in the order of registration. */
    prioritizedVersionsAllGroups() {
        return this.#priority.all();
    }
    /** The preferred version of each group. */
    preferredVersionAllGroups() {
        return this.#priority.preferred();
    }
    /** Registers how field selectors of a kind are translated. */
    addFieldLabelConversionFunc(gvk, fn) {
        this.#fieldLabels.set(keyOf(gvk), fn);
    }
    /**
     * Translates one term of a field selector. A kind without a function has `metadata.name` and `metadata.namespace`.
     * @throws {FieldLabelError} when the kind can't be selected by the label
     */
    convertFieldLabel(gvk, label, value) {
        return (this.#fieldLabels.get(keyOf(gvk)) ?? defaultMetaV1FieldSelectorConversion)(label, value);
    }
    /** Registers the function that sets defaults on objects of a class. A later one replaces it. */
    addTypeDefaultingFunc(type, fn) {
        this.#defaulters.set(type, fn);
    }
    /** Sets defaults on an object, in place. Does nothing for classes without a function. */
    default(object) {
        const type = this.#types.find(object);
        if (type)
            this.#defaulters.get(type)?.(object);
    }
    /** Registers the function that checks objects of a class. A later one replaces it. */
    addValidationFunc(type, fn) {
        this.#validators.set(type, fn);
    }
    /**
     * What the registered function finds wrong with a new object; nothing for classes without a function.
     * It doesn't replace the validation of a server.
     */
    validate(object) {
        return this.validateUpdate(object, undefined);
    }
    /** What the registered function finds wrong with an update; nothing for classes without a function. */
    validateUpdate(object, oldObject) {
        const type = this.#types.find(object);
        return (type && this.#validators.get(type)?.(object, oldObject)) ?? [];
    }
    /** Registers how objects of one class are converted to another. A later function for the same classes replaces it. */
    addConversionFunc(from, to, fn) {
        this.#converter.registerUntypedConversionFunc(from, to, fn);
    }
    /** As {@link Scheme.addConversionFunc}, but functions added there go first. */
    addGeneratedConversionFunc(from, to, fn) {
        this.#converter.registerGeneratedUntypedConversionFunc(from, to, fn);
    }
    /** Makes conversions between two classes do nothing. */
    addIgnoredConversionType(from, to) {
        this.#converter.registerIgnoredConversion(from, to);
    }
    /**
     * Converts `input` into `out`, an instance of the wanted class. They may share values afterwards. An object of
     * the same class is copied, without `apiVersion` and `kind`.
     * @param context passed on to the conversion functions
     * @throws {NotConvertibleError} when no function is registered for the two classes
     */
    convert(input, out, context) {
        const type = this.#types.find(input);
        const typed = type && classOf(input) !== type ? new type(input) : input;
        if (type && classOf(out) === type && !this.#converter.has(type, type)) {
            for (const key of Object.keys(out))
                delete out[key];
            for (const [key, value] of Object.entries(deepCopyJSONValue(typed)))
                if (key !== 'apiVersion' && key !== 'kind')
                    setOwn(out, key, value);
            return;
        }
        this.#converter.convert(typed, out, context);
    }
    /**
     * The object in the version that `target` chooses among the kinds of its class; `object` stays as it is. Without a
     * conversion function, the only versions are those the object's own class is registered for.
     * @throws {NotRegisteredError} when the object isn't registered, or no kind of its class suits the target
     * @throws {NotConvertibleError} when no function is registered for the two classes
     */
    convertToVersion(object, target) {
        return this.#convertToVersion(object, target, true);
    }
    /** As {@link Scheme.convertToVersion}, but may change the object, return it, or share values with it. */
    unsafeConvertToVersion(object, target) {
        return this.#convertToVersion(object, target, false);
    }
    #convertToVersion(object, target, safe) {
        const type = this.#typeOf(object);
        const chooser = kindChooser(target);
        const kinds = this.#types.kindsOf(type);
        const chosen = chooser.kindForGroupVersionKinds(kinds);
        const unversioned = this.#types.unversionedKindOf(type);
        if (!chosen && !unversioned)
            throw new NotRegisteredError({ schemeName: this.schemeName, type, target });
        const typed = this.from(object);
        const input = safe ? typed.deepCopy() : typed;
        if (chosen && kinds.some((kind) => kind.equals(chosen)))
            return withKind(input, chosen);
        if (unversioned)
            return withKind(input, chooser.kindForGroupVersionKinds([unversioned]) ?? unversioned);
        const out = this.new(chosen);
        this.#converter.convert(input, out, target);
        return withKind(out, chosen);
    }
}
function keyOf({ group, version, kind }) {
    return `${group}/${version}/${kind}`;
}
/** Writes a kind to an object; objects of the internal version have none. */
function withKind(object, gvk) {
    object.setGroupVersionKind(gvk.version === APIVersionInternal ? new GroupVersionKind({}) : gvk);
    return object;
}
/** The kind that an object says it is. */
function declaredKind(object, what) {
    const { apiVersion, kind } = object;
    const gvk = fromAPIVersionAndKind(typeof apiVersion === 'string' ? apiVersion : '', typeof kind === 'string' ? kind : '');
    if (gvk.kind === '')
        throw new MissingKindError(`${what} has no kind`);
    if (gvk.version === '')
        throw new MissingVersionError(`${what} has no version`);
    return gvk;
}
/** A class has a group and version, so it may stand for them, for itself, or for both. */
function classesOf(gv, types) {
    return types.length === 0 && typeof gv === 'function' ? [gv] : types;
}
