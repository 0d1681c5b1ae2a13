/** What the immutable values below have in common: they are names, each a text, that of a group among them. */
class Names {
    group;
    /**
     * Properties left out are empty, as in a Go struct literal.
     * @param others the names besides the group
     */
    constructor(init, ...others) {
        this.group = init.group ?? '';
        for (const name of others)
            this[name] = init[name] ?? '';
        Object.freeze(this);
    }
    /** Whether every name is empty. */
    empty() {
        return Object.values(this).every((name) => name === '');
    }
    /** Whether the names are the same; what else `other` has doesn't count. */
    equals(other) {
        return Object.entries(this).every(([part, name]) => other[part] === name);
    }
}
/**
 * An API group and one of its versions. Immutable. The core group is `''`.
 * Mirrors Go's `schema.GroupVersion`; it can choose among kinds as a `runtime.GroupVersioner`.
 */
export class GroupVersion extends Names {
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init) {
        super(init, 'version');
    }
    withKind(kind) {
        return new GroupVersionKind({ ...this, kind });
    }
    withResource(resource) {
        return new GroupVersionResource({ ...this, resource });
    }
    /** The same as {@link GroupVersion.toString}: tells group versioners apart. */
    identifier() {
        return this.toString();
    }
    /**
     * The kind to use for an object that may be any of `kinds`: the first of this group and version, else the first of
     * this group, in this version. `undefined` when none is of this group.
     */
    kindForGroupVersionKinds(kinds) {
        const match = kinds.find((kind) => this.equals(kind)) ?? kinds.find((kind) => kind.group === this.group);
        return match && this.withKind(match.kind);
    }
    /** The value of `apiVersion`: `apps/v1`, or `v1` for the core group. */
    toString() {
        return this.group === '' ? this.version : `${this.group}/${this.version}`;
    }
}
/** A text that is not a group and version. */
export class GroupVersionParseError extends Error {
    code = 'ERR_GROUP_VERSION';
    /** The text that was given. */
    input;
    constructor(input) {
        super(`unexpected GroupVersion string: ${input}`);
        this.name = 'GroupVersionParseError';
        this.input = input;
    }
}
/**
 * Reads the value of an `apiVersion`: `apps/v1`, `v1`. The empty text and `/` give the empty group and version.
 * Mirrors Go's `schema.ParseGroupVersion`.
 * @throws {GroupVersionParseError} when there is more than one slash
 */
export function parseGroupVersion(gv) {
    if (gv === '' || gv === '/')
        return new GroupVersion({});
    const slash = gv.indexOf('/');
    if (slash < 0)
        return new GroupVersion({ version: gv });
    if (gv.includes('/', slash + 1))
        throw new GroupVersionParseError(gv);
    return new GroupVersion({ group: gv.slice(0, slash), version: gv.slice(slash + 1) });
}
/** A kind of a group, in whichever version. Immutable. Mirrors Go's `schema.GroupKind`. */
export class GroupKind extends Names {
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init) {
        super(init, 'kind');
    }
    withVersion(version) {
        return new GroupVersionKind({ ...this, version });
    }
    /** `Deployment.apps`, or `Pod` for the core group. */
    toString() {
        return this.group === '' ? this.kind : `${this.kind}.${this.group}`;
    }
}
/**
 * Reads `Kind.group`: the kind is what precedes the first dot. Any text is valid.
 * Mirrors Go's `schema.ParseGroupKind`.
 */
export function parseGroupKind(gk) {
    const dot = gk.indexOf('.');
    return dot < 0 ? new GroupKind({ kind: gk }) : new GroupKind({ kind: gk.slice(0, dot), group: gk.slice(dot + 1) });
}
/**
 * Reads a command line argument that names a kind. Which of the two readings was meant can be told only by who knows
 * the groups. Mirrors Go's `schema.ParseKindArg`.
 */
export function parseKindArg(arg) {
    const [, kind, version, group] = /^([^.]*)\.([^.]*)\.([^]*)$/.exec(arg) ?? [];
    return {
        gvk: kind === undefined ? undefined : new GroupVersionKind({ group: group, version: version, kind }),
        gk: parseGroupKind(arg),
    };
}
/** A resource (`deployments`) of a group, in whichever version. Immutable. Mirrors Go's `schema.GroupResource`. */
export class GroupResource extends Names {
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init) {
        super(init, 'resource');
    }
    withVersion(version) {
        return new GroupVersionResource({ ...this, version });
    }
    /** `deployments.apps`, or `pods` for the core group. */
    toString() {
        return this.group === '' ? this.resource : `${this.resource}.${this.group}`;
    }
}
/**
 * Reads `resource.group`: the resource is what precedes the first dot. Any text is valid.
 * Mirrors Go's `schema.ParseGroupResource`.
 */
export function parseGroupResource(gr) {
    const dot = gr.indexOf('.');
    return dot < 0
        ? new GroupResource({ resource: gr })
        : new GroupResource({ resource: gr.slice(0, dot), group: gr.slice(dot + 1) });
}
/**
 * Reads a command line argument that names a resource. Which of the two readings was meant can be told only by who
 * knows the groups. Mirrors Go's `schema.ParseResourceArg`.
 */
export function parseResourceArg(arg) {
    const [, resource, version, group] = /^([^.]*)\.([^.]*)\.([^]*)$/.exec(arg) ?? [];
    return {
        gvr: resource === undefined ? undefined : new GroupVersionResource({ group: group, version: version, resource }),
        gr: parseGroupResource(arg),
    };
}
/** A kind in one version of its group. Immutable. Mirrors Go's `schema.GroupVersionKind`. */
export class GroupVersionKind extends Names {
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init) {
        super(init, 'version', 'kind');
    }
    groupKind() {
        return new GroupKind(this);
    }
    groupVersion() {
        return new GroupVersion(this);
    }
    /** The two properties that an object of this kind has on the wire; both empty for an empty kind. */
    toAPIVersionAndKind() {
        return { apiVersion: this.groupVersion().toString(), kind: this.kind };
    }
    /** `apps/v1, Kind=Deployment`, the form in Go's error texts. */
    toString() {
        return `${this.group}/${this.version}, Kind=${this.kind}`;
    }
}
/**
 * The kind that an object's `apiVersion` and `kind` stand for. Never throws: an `apiVersion` that can't be parsed gives
 * an empty group and version. Mirrors Go's `schema.FromAPIVersionAndKind`.
 */
export function fromAPIVersionAndKind(apiVersion, kind) {
    // More than one slash is the only thing that can be wrong with an apiVersion.
    const slash = apiVersion.indexOf('/');
    // Without a slash, `substring` takes its place -1 for 0.
    return new GroupVersionKind(slash === apiVersion.lastIndexOf('/')
        ? { group: apiVersion.substring(0, slash), version: apiVersion.substring(slash + 1), kind }
        : { kind });
}
/** A resource (`deployments`) in one version of its group. Immutable. Mirrors Go's `schema.GroupVersionResource`. */
export class GroupVersionResource extends Names {
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init) {
        super(init, 'version', 'resource');
    }
    groupResource() {
        return new GroupResource(this);
    }
    groupVersion() {
        return new GroupVersion(this);
    }
    /** `apps/v1, Resource=deployments`, the form in Go's error texts. */
    toString() {
        return `${this.group}/${this.version}, Resource=${this.resource}`;
    }
}
