import { setOrRemove, setOwn } from '#engine/json/own_property';
import { Copyable, copy } from '#engine/verbs/copy';
import { fromAPIVersionAndKind, GroupVersion } from './schema/group_version.js';
/** `from` was given something that is not an object, or an object of another kind. */
export class KindMismatchError extends TypeError {
    name = 'KindMismatchError';
    code = 'ERR_KIND_MISMATCH';
}
/**
 * Objects answer with the `apiVersion` and `kind` of their class where they have none. Classes answer with what a static
 * getter, `facts`, gives when it is first needed: with static properties, loading would run code of every Kind. What
 * either is given becomes a property of its own.
 */
function makeBase() {
    class Base extends Copyable {
    }
    // Immer (and with it Redux Toolkit) then drafts objects of a Kind as it does plain ones.
    Object.defineProperty(Base.prototype, Symbol.for('immer-draftable'), { value: true });
    // Bun shows the methods of a class among the data of an object; Node does not.
    if ('Bun' in globalThis)
        Object.defineProperty(Base.prototype, Symbol.for('nodejs.util.inspect.custom'), { value: inspectData });
    for (const name of ['apiVersion', 'kind']) {
        answer(Base.prototype, name, function () {
            return classOf(this)[name];
        });
    }
    for (const name of [
        'apiVersion',
        'kind',
        'group',
        'version',
        'type',
        'resource',
        'namespaced',
        'lifecycle',
    ]) {
        answer(Base, name, function () {
            const { facts } = this;
            if (facts)
                setOwn(this, name, facts[name]);
            return facts?.[name];
        });
    }
    return Base;
}
/** An object as it is shown: its kind and its data. */
function inspectData(_depth, options, inspect) {
    return `${this.constructor.name} ${inspect({ ...this }, options)}`;
}
function answer(target, name, get) {
    Object.defineProperty(target, name, {
        get,
        set(value) {
            setOwn(this, name, value);
        },
    });
}
/** TypeScript lets no interface narrow an accessor (`kind: 'Pod'`), so the class below declares properties instead. */
const Base = /* @__PURE__ */ makeBase();
/**
 * What every Kind class has. The data of an object are its own properties; the class only adds methods. It keeps no
 * state elsewhere, so that a decoder may make an instance with `Object.setPrototypeOf`.
 */
export class KindBase extends Base {
    /**
     * Stamps `apiVersion` and `kind`, then takes over the properties of `init`, which it doesn't change and whose values
     * it shares.
     * @param seed properties that are there even if `init` lacks them
     */
    constructor(init, seed) {
        super();
        const { apiVersion, kind } = classOf(this);
        if (apiVersion)
            assign(this, { apiVersion, kind });
        assign(this, seed);
        assign(this, init);
    }
    /**
     * Makes an instance of a plain object, for example one that JSON.parse gave. The argument stays as it is; the values
     * of its properties are shared.
     * @throws {KindMismatchError} when the object has the `apiVersion` or `kind` of something else
     */
    static from(plain) {
        const { apiVersion, kind } = this;
        const got = plain;
        if (typeof got !== 'object' || got === null || Array.isArray(got))
            throw new KindMismatchError(`cannot make a ${apiVersion} ${kind} of no object`);
        if ((got.apiVersion ?? apiVersion) !== apiVersion || (got.kind ?? kind) !== kind) {
            throw new KindMismatchError(`cannot make a ${apiVersion} ${kind} of apiVersion ${show(got.apiVersion)}, kind ${show(got.kind)}`);
        }
        return new this(plain);
    }
    /** The object itself, as what reads and writes its kind. */
    getObjectKind() {
        return this;
    }
    groupVersionKind() {
        return fromAPIVersionAndKind(this.apiVersion, this.kind);
    }
    /** Writes `apiVersion` and `kind`. An empty one is removed. Does nothing on types without TypeMeta. */
    setGroupVersionKind(gvk) {
        if (!classOf(this).apiVersion)
            return;
        // Differs from Go: without own properties an object still answers with the kind of its class.
        setOrRemove(this, 'apiVersion', new GroupVersion(gvk).toString());
        setOrRemove(this, 'kind', gvk.kind);
    }
    /**
     * A copy that shares nothing with this object.
     * @throws {NotCopyableError} when the object holds something that is not JSON, or itself
     */
    deepCopy() {
        return copy(this);
    }
    /** The same as {@link KindBase.deepCopy}, under the name that Go's `runtime.Object` demands. */
    deepCopyObject() {
        return copy(this);
    }
}
/** {@link KindBase}, typed by the data of a Kind: what generated classes extend. */
export const TypedKindBase = KindBase;
function classOf(object) {
    return Object.getPrototypeOf(object).constructor;
}
function show(value) {
    return typeof value === 'string' ? JSON.stringify(value) : typeof value;
}
/** Copies own properties. undefined is not a value; null means absent, so it doesn't replace what is there. */
function assign(target, source) {
    for (const [key, value] of Object.entries(source ?? {})) {
        if (value !== undefined && (value !== null || !Object.hasOwn(target, key)))
            setOwn(target, key, value);
    }
}
