/** What every function that takes a group and version accepts: a {@link GroupVersion}, a plain object or a Kind class. */
export interface GroupVersionLike {
    readonly group: string;
    readonly version: string;
}
/** What the immutable values below have in common: they are names, each a text, that of a group among them. */
declare class Names<Like extends {
    readonly group: string;
}> {
    readonly group: string;
    /**
     * Properties left out are empty, as in a Go struct literal.
     * @param others the names besides the group
     */
    constructor(init: {
        readonly [K in keyof Like]?: Like[K] | undefined;
    }, ...others: readonly (keyof Like)[]);
    /** Whether every name is empty. */
    empty(): boolean;
    /** Whether the names are the same; what else `other` has doesn't count. */
    equals(other: Like): boolean;
}
/**
 * An API group and one of its versions. Immutable. The core group is `''`.
 * Mirrors Go's `schema.GroupVersion`; it can choose among kinds as a `runtime.GroupVersioner`.
 */
export declare class GroupVersion extends Names<GroupVersionLike> implements GroupVersionLike {
    readonly version: string;
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init: Partial<GroupVersionLike>);
    withKind(kind: string): GroupVersionKind;
    withResource(resource: string): GroupVersionResource;
    /** The same as {@link GroupVersion.toString}: tells group versioners apart. */
    identifier(): string;
    /**
     * The kind to use for an object that may be any of `kinds`: the first of this group and version, else the first of
     * this group, in this version. `undefined` when none is of this group.
     */
    kindForGroupVersionKinds(kinds: readonly GroupVersionKindLike[]): GroupVersionKind | undefined;
    /** The value of `apiVersion`: `apps/v1`, or `v1` for the core group. */
    toString(): string;
}
/** A text that is not a group and version. */
export declare class GroupVersionParseError extends Error {
    readonly code = "ERR_GROUP_VERSION";
    /** The text that was given. */
    readonly input: string;
    constructor(input: string);
}
/**
 * Reads the value of an `apiVersion`: `apps/v1`, `v1`. The empty text and `/` give the empty group and version.
 * Mirrors Go's `schema.ParseGroupVersion`.
 * @throws {GroupVersionParseError} when there is more than one slash
 */
export declare function parseGroupVersion(gv: string): GroupVersion;
/** What every function that takes a group and kind accepts. */
export interface GroupKindLike {
    readonly group: string;
    readonly kind: string;
}
/** A kind of a group, in whichever version. Immutable. Mirrors Go's `schema.GroupKind`. */
export declare class GroupKind extends Names<GroupKindLike> implements GroupKindLike {
    readonly kind: string;
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init: Partial<GroupKindLike>);
    withVersion(version: string): GroupVersionKind;
    /** `Deployment.apps`, or `Pod` for the core group. */
    toString(): string;
}
/**
 * Reads `Kind.group`: the kind is what precedes the first dot. Any text is valid.
 * Mirrors Go's `schema.ParseGroupKind`.
 */
export declare function parseGroupKind(gk: string): GroupKind;
/** The two readings of a `Kind.group` or `Kind.version.group` argument. */
export interface KindArg {
    /** Read as `Kind.version.group`; `undefined` when there are fewer than two dots. */
    readonly gvk: GroupVersionKind | undefined;
    /** Read as `Kind.group`. */
    readonly gk: GroupKind;
}
/**
 * Reads a command line argument that names a kind. Which of the two readings was meant can be told only by who knows
 * the groups. Mirrors Go's `schema.ParseKindArg`.
 */
export declare function parseKindArg(arg: string): KindArg;
/** What every function that takes a group and resource accepts. */
export interface GroupResourceLike {
    readonly group: string;
    readonly resource: string;
}
/** A resource (`deployments`) of a group, in whichever version. Immutable. Mirrors Go's `schema.GroupResource`. */
export declare class GroupResource extends Names<GroupResourceLike> implements GroupResourceLike {
    readonly resource: string;
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init: Partial<GroupResourceLike>);
    withVersion(version: string): GroupVersionResource;
    /** `deployments.apps`, or `pods` for the core group. */
    toString(): string;
}
/**
 * Reads `resource.group`: the resource is what precedes the first dot. Any text is valid.
 * Mirrors Go's `schema.ParseGroupResource`.
 */
export declare function parseGroupResource(gr: string): GroupResource;
/** The two readings of a `resource.group` or `resource.version.group` argument. */
export interface ResourceArg {
    /** Read as `resource.version.group`; `undefined` when there are fewer than two dots. */
    readonly gvr: GroupVersionResource | undefined;
    /** Read as `resource.group`. */
    readonly gr: GroupResource;
}
/**
 * Reads a command line argument that names a resource. Which of the two readings was meant can be told only by who
 * knows the groups. Mirrors Go's `schema.ParseResourceArg`.
 */
export declare function parseResourceArg(arg: string): ResourceArg;
/** What every function that takes a kind accepts: a {@link GroupVersionKind}, a plain object or a Kind class. */
export interface GroupVersionKindLike {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
}
/** A kind in one version of its group. Immutable. Mirrors Go's `schema.GroupVersionKind`. */
export declare class GroupVersionKind extends Names<GroupVersionKindLike> implements GroupVersionKindLike {
    readonly version: string;
    readonly kind: string;
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init: {
        readonly [K in keyof GroupVersionKindLike]?: string | undefined;
    });
    groupKind(): GroupKind;
    groupVersion(): GroupVersion;
    /** The two properties that an object of this kind has on the wire; both empty for an empty kind. */
    toAPIVersionAndKind(): {
        apiVersion: string;
        kind: string;
    };
    /** `apps/v1, Kind=Deployment`, the form in Go's error texts. */
    toString(): string;
}
/**
 * The kind that an object's `apiVersion` and `kind` stand for. Never throws: an `apiVersion` that can't be parsed gives
 * an empty group and version. Mirrors Go's `schema.FromAPIVersionAndKind`.
 */
export declare function fromAPIVersionAndKind(apiVersion: string, kind: string): GroupVersionKind;
/** What every function that takes a group, version and resource accepts. A Kind class is one too, where it has a resource. */
export interface GroupVersionResourceLike {
    readonly group: string;
    readonly version: string;
    readonly resource: string;
}
/** A resource (`deployments`) in one version of its group. Immutable. Mirrors Go's `schema.GroupVersionResource`. */
export declare class GroupVersionResource extends Names<GroupVersionResourceLike> implements GroupVersionResourceLike {
    readonly version: string;
    readonly resource: string;
    /** Properties left out are empty, as in a Go struct literal. */
    constructor(init: Partial<GroupVersionResourceLike>);
    groupResource(): GroupResource;
    groupVersion(): GroupVersion;
    /** `apps/v1, Resource=deployments`, the form in Go's error texts. */
    toString(): string;
}
export {};
