import { compile, SCALAR_NAMES } from '#engine/schema/compile';
/** A version is none of Kubernetes that is known. */
export class ReleaseError extends TypeError {
    code = 'ERR_KUBERNETES_RELEASE';
    constructor(version, { oldest, newest }) {
        super(`${JSON.stringify(version)} is not a Kubernetes version: expected one from ${oldest} to ${newest}`);
        this.name = 'ReleaseError';
    }
}
/**
 * A minor release of Kubernetes: which Kinds, fields and values its API has, of those that are known today. Feature gates
 * are not considered.
 */
export class Release {
    /** As in `1.30`. */
    version;
    #data;
    #minor;
    #kinds = new Map();
    #structs = new Map();
    /**
     * @param version `1.30`, `v1.30` or `1.30.2`
     * @throws {ReleaseError} when it is none, or one that is not known
     */
    constructor(data, version) {
        const minor = /^v?1\.(\d{1,3})(?:\.\d{1,3})?$/.exec(version)?.[1];
        if (minor === undefined || Number(minor) < minorOf(data.oldest) || Number(minor) > minorOf(data.newest))
            throw new ReleaseError(version, data);
        this.version = `1.${Number(minor)}`;
        this.#minor = Number(minor);
        this.#data = data;
    }
    /** Whether it serves a Kind of Kubernetes. It has every Kind that is not Kubernetes' own. */
    has(kind) {
        const { lifecycle } = kind;
        const since = this.#sinceOf(kind);
        if (since !== undefined && this.#isLater(since))
            return false;
        return lifecycle?.removed === undefined || minorOf(lifecycle.removed) > this.#minor;
    }
    /**
     * Whether it has a field, or a value of it: `hasField('k8s.io/api/core/v1.PodSpec', 'os')`.
     * @param struct the Go name of its type, with the package
     */
    hasField(struct, field, value) {
        if (this.#later(ownValue(this.#data.fields, struct), field) !== undefined)
            return false;
        const values = ownValue(this.#data.values, struct);
        return value === undefined || this.#later(values && ownValue(values, field), value) === undefined;
    }
    /**
     * What an object has that came later. Below a field that did, nothing else is named.
     * @param object of the types of its Kind: decoded or verified
     */
    laterParts(kind, object) {
        const since = this.#sinceOf(kind);
        if (since !== undefined && this.#isLater(since))
            return [{ keys: ['apiVersion'], since }];
        const found = [];
        this.#struct(compile(kind, SCALAR_NAMES), object, [], found);
        return found;
    }
    /**
     * The class of a Kind without the fields that came later, those of what it holds included: whatever decodes, encodes,
     * merges or describes objects by it does so as this release. The same one each time.
     */
    kind(kind) {
        let found = this.#kinds.get(kind);
        if (found === undefined) {
            found = class extends kind {
            };
            const fields = () => this.#fieldsOf(kind);
            Object.defineProperty(found, 'fields', { get: fields });
            this.#kinds.set(kind, found);
        }
        return found;
    }
    #fieldsOf(struct) {
        return struct.fields
            .filter(([name]) => this.hasField(struct.type, name))
            .map(([name, type, flags, facts]) => {
            const own = this.#type(type);
            return facts === undefined ? [name, own, flags] : [name, own, flags, facts];
        });
    }
    #type(type) {
        if (typeof type === 'string' || 'check' in type)
            return type;
        if ('list' in type)
            return { ...type, list: this.#type(type.list) };
        if ('union' in type)
            return { ...type, of: () => this.#structIn(type.of()) };
        return this.#structIn(type);
    }
    #structIn(struct) {
        if (isKindClass(struct))
            return this.kind(struct);
        let found = this.#structs.get(struct);
        if (found === undefined) {
            const fields = () => this.#fieldsOf(struct);
            found = {
                type: struct.type,
                get fields() {
                    return fields();
                },
            };
            this.#structs.set(struct, found);
        }
        return found;
    }
    /** Since when there is a kind: what its types say, unless a release had it earlier. */
    #sinceOf({ type, kind, lifecycle }) {
        const known = ownValue(this.#data.kinds, type.slice(0, type.lastIndexOf('.')));
        const first = known && ownValue(known, kind)?.first;
        if (lifecycle === undefined)
            return first === this.#data.oldest ? undefined : first;
        return first === undefined || minorOf(lifecycle.introduced) < minorOf(first) ? lifecycle.introduced : first;
    }
    #struct(shape, value, keys, found) {
        const fields = ownValue(this.#data.fields, shape.type);
        const values = ownValue(this.#data.values, shape.type);
        for (const [name, field] of Object.entries(value)) {
            const node = shape.byName.get(name)?.node;
            if (node === undefined || field === undefined || field === null)
                continue;
            const since = this.#later(fields, name);
            const at = [...keys, name];
            if (since === undefined)
                this.#value(node, field, at, found, values && ownValue(values, name));
            else
                found.push({ keys: at, since });
        }
    }
    #value(node, value, keys, found, values) {
        if (typeof value === 'string') {
            const since = this.#later(values, value);
            if (since !== undefined)
                found.push({ keys, since, value });
        }
        if (typeof value !== 'object' || value === null)
            return;
        if (node.kind === 'list') {
            if (Array.isArray(value))
                value.forEach((item, index) => this.#value(node.elem, item, [...keys, index], found, values));
        }
        else if (node.kind === 'map') {
            for (const [key, item] of Object.entries(value))
                this.#value(node.elem, item, [...keys, key], found);
        }
        else if ((node.kind === 'struct' || node.kind === 'union') && !Array.isArray(value)) {
            this.#struct(node.shape, value, keys, found);
        }
    }
    /** When a name came, if that is later than this release. */
    #later(history, name) {
        const since = history && ownValue(history, name);
        return since !== undefined && this.#isLater(since) ? since : undefined;
    }
    #isLater(since) {
        return minorOf(since) > this.#minor;
    }
}
/** Whether a struct is a Kind: as the items of a list are. */
const isKindClass = (struct) => typeof struct === 'function' && 'kind' in struct;
const minorOf = (version) => Number(version.slice(version.indexOf('.') + 1));
const ownValue = (record, name) => Object.hasOwn(record, name) ? record[name] : undefined;
