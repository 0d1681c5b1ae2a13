import { quote } from '#engine/schema/fault';
import { RegistrationError } from '../errors.js';
import { classOf, goTypeName } from '../kind_class.js';
import { fromAPIVersionAndKind, GroupVersionKind } from '../schema/group_version.js';
import { versionKey } from './version_key.js';
/** A class under one of its kinds. */
class Registration {
    group;
    version;
    kind;
    type;
    made = undefined;
    constructor(group, version, kind, type) {
        this.group = group;
        this.version = version;
        this.kind = kind;
        this.type = type;
    }
    /** Made on first use: most are never used. */
    get gvk() {
        return (this.made ??= new GroupVersionKind(this));
    }
}
/** Which class a Scheme has for which kind, in both directions. */
export class TypeRegistry {
    #schemeName;
    /** All registrations, in their order. */
    #all = [];
    /** By kind, for each group and version. */
    #versions = new Map();
    /** By class: of the first registrations, up to those that are new since somebody asked. */
    #kinds = new Map();
    #filed = 0;
    #unversionedTypes = new Map();
    #unversionedKinds = new Map();
    constructor(schemeName) {
        this.#schemeName = schemeName;
    }
    /** Adds classes to a group and version, under their own kind or what `kinds` says. */
    add(gv, types, kinds) {
        const { group, version } = gv;
        const key = versionKey(gv);
        let known = this.#versions.get(key);
        if (known === undefined)
            this.#versions.set(key, (known = new Map()));
        for (let index = 0; index < types.length; index++) {
            const type = types[index];
            const kind = kinds?.[index] ?? type.kind;
            const old = known.get(kind);
            if (old?.type === type)
                continue;
            const registration = new Registration(group, version, kind, type);
            if (version === '')
                throw new RegistrationError(`version is required on all types: ${registration.gvk} *${goTypeName(type)}`);
            if (old) {
                throw new RegistrationError(`Double registration of different types for ${old.gvk}: old=${old.type.type}, new=${type.type} in scheme ${quote(this.#schemeName)}`);
            }
            known.set(kind, registration);
            this.#all.push(registration);
        }
    }
    /** Makes a class that was added unversioned. */
    setUnversioned(gv, type) {
        const kind = this.#find(gv, type.kind).gvk;
        this.#unversionedTypes.set(type, kind);
        const old = this.#unversionedKinds.get(kind.kind);
        if (old && old !== type) {
            throw new RegistrationError(`${old.type} has already been registered as unversioned kind ${quote(kind.toString())} - kind name must be unique in scheme ${quote(this.#schemeName)}`);
        }
        this.#unversionedKinds.set(kind.kind, type);
    }
    all() {
        return this.#all;
    }
    /** Those of a group and version. */
    of(gv) {
        return this.#versions.get(versionKey(gv))?.values() ?? [];
    }
    /** The class of exactly a kind. */
    get(gvk) {
        return this.#find(gvk, gvk.kind)?.type;
    }
    #find(gv, kind) {
        return this.#versions.get(versionKey(gv))?.get(kind);
    }
    /** The class of a kind name in any group and version. */
    unversioned(kind) {
        return this.#unversionedKinds.get(kind);
    }
    /** What a class is registered as. Empty when it isn't. */
    kindsOf(type) {
        return this.#byClass().get(type) ?? [];
    }
    #byClass() {
        for (; this.#filed < this.#all.length; this.#filed++) {
            const { gvk, type } = this.#all[this.#filed];
            const kinds = this.#kinds.get(type);
            if (kinds)
                kinds.push(gvk);
            else
                this.#kinds.set(type, [gvk]);
        }
        return this.#kinds;
    }
    /** What an unversioned class is written as. */
    unversionedKindOf(type) {
        return this.#unversionedTypes.get(type);
    }
    /** The registered class of an object: its own, else the one for its `apiVersion` and `kind`. */
    find(object) {
        const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
        if (type && this.#byClass().has(type))
            return type;
        const { apiVersion, kind } = object;
        if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '')
            return undefined;
        return this.get(fromAPIVersionAndKind(apiVersion, kind)) ?? this.#unversionedKinds.get(kind);
    }
}
