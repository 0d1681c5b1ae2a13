/** What every function that takes a group and version accepts: a {@link GroupVersion}, a plain object or a Kind class. */
export interface GroupVersionLike {
  readonly group: string;
  readonly version: string;
}

/** What the immutable values below have in common: they are names, each a text, that of a group among them. */
class Names<Like extends { readonly group: string }> {
  readonly group: string;

  /**
   * Properties left out are empty, as in a Go struct literal.
   * @param others the names besides the group
   */
  constructor(init: { readonly [K in keyof Like]?: Like[K] | undefined }, ...others: readonly (keyof Like)[]) {
    this.group = init.group ?? '';
    for (const name of others) (this as unknown as { [K in keyof Like]: unknown })[name] = init[name] ?? '';
    Object.freeze(this);
  }

  /** Whether every name is empty. */
  empty(): boolean {
    return Object.values(this).every((name) => name === '');
  }

  /** Whether the names are the same; what else `other` has doesn't count. */
  equals(other: Like): boolean {
    return Object.entries(this).every(([part, name]) => other[part as keyof Like] === name);
  }
}

/**
 * An API group and one of its versions. Immutable. The core group is `''`.
 * Mirrors Go's `schema.GroupVersion`; it can choose among kinds as a `runtime.GroupVersioner`.
 */
export class GroupVersion extends Names<GroupVersionLike> implements GroupVersionLike {
  declare readonly version: string;

  /** Properties left out are empty, as in a Go struct literal. */
  constructor(init: Partial<GroupVersionLike>) {
    super(init, 'version');
  }

  withKind(kind: string): GroupVersionKind {
    return new GroupVersionKind({ ...this, kind });
  }

  withResource(resource: string): GroupVersionResource {
    return new GroupVersionResource({ ...this, resource });
  }

  /** The same as {@link GroupVersion.toString}: tells group versioners apart. */
  identifier(): string {
    return this.toString();
  }

  /**
   * The kind to use for an object that may be any of `kinds`: the first of this group and version, else the first of
   * this group, in this version. `undefined` when none is of this group.
   */
  kindForGroupVersionKinds(kinds: readonly GroupVersionKindLike[]): GroupVersionKind | undefined {
    const match = kinds.find((kind) => this.equals(kind)) ?? kinds.find((kind) => kind.group === this.group);
    return match && this.withKind(match.kind);
  }

  /** The value of `apiVersion`: `apps/v1`, or `v1` for the core group. */
  override toString(): string {
    return this.group === '' ? this.version : `${this.group}/${this.version}`;
  }
}

/** A text that is not a group and version. */
export class GroupVersionParseError extends Error {
  readonly code = 'ERR_GROUP_VERSION';
  /** The text that was given. */
  readonly input: string;

  constructor(input: string) {
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
export function parseGroupVersion(gv: string): GroupVersion {
  if (gv === '' || gv === '/') return new GroupVersion({});
  const slash = gv.indexOf('/');
  if (slash < 0) return new GroupVersion({ version: gv });
  if (gv.includes('/', slash + 1)) throw new GroupVersionParseError(gv);
  return new GroupVersion({ group: gv.slice(0, slash), version: gv.slice(slash + 1) });
}

/** What every function that takes a group and kind accepts. */
export interface GroupKindLike {
  readonly group: string;
  readonly kind: string;
}

/** A kind of a group, in whichever version. Immutable. Mirrors Go's `schema.GroupKind`. */
export class GroupKind extends Names<GroupKindLike> implements GroupKindLike {
  declare readonly kind: string;

  /** Properties left out are empty, as in a Go struct literal. */
  constructor(init: Partial<GroupKindLike>) {
    super(init, 'kind');
  }

  withVersion(version: string): GroupVersionKind {
    return new GroupVersionKind({ ...this, version });
  }

  /** `Deployment.apps`, or `Pod` for the core group. */
  override toString(): string {
    return this.group === '' ? this.kind : `${this.kind}.${this.group}`;
  }
}

/**
 * Reads `Kind.group`: the kind is what precedes the first dot. Any text is valid.
 * Mirrors Go's `schema.ParseGroupKind`.
 */
export function parseGroupKind(gk: string): GroupKind {
  const dot = gk.indexOf('.');
  return dot < 0 ? new GroupKind({ kind: gk }) : new GroupKind({ kind: gk.slice(0, dot), group: gk.slice(dot + 1) });
}

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
export function parseKindArg(arg: string): KindArg {
  const [, kind, version, group] = /^([^.]*)\.([^.]*)\.([^]*)$/.exec(arg) ?? [];
  return {
    gvk: kind === undefined ? undefined : new GroupVersionKind({ group: group!, version: version!, kind }),
    gk: parseGroupKind(arg),
  };
}

/** What every function that takes a group and resource accepts. */
export interface GroupResourceLike {
  readonly group: string;
  readonly resource: string;
}

/** A resource (`deployments`) of a group, in whichever version. Immutable. Mirrors Go's `schema.GroupResource`. */
export class GroupResource extends Names<GroupResourceLike> implements GroupResourceLike {
  declare readonly resource: string;

  /** Properties left out are empty, as in a Go struct literal. */
  constructor(init: Partial<GroupResourceLike>) {
    super(init, 'resource');
  }

  withVersion(version: string): GroupVersionResource {
    return new GroupVersionResource({ ...this, version });
  }

  /** `deployments.apps`, or `pods` for the core group. */
  override toString(): string {
    return this.group === '' ? this.resource : `${this.resource}.${this.group}`;
  }
}

/**
 * Reads `resource.group`: the resource is what precedes the first dot. Any text is valid.
 * Mirrors Go's `schema.ParseGroupResource`.
 */
export function parseGroupResource(gr: string): GroupResource {
  const dot = gr.indexOf('.');
  return dot < 0
    ? new GroupResource({ resource: gr })
    : new GroupResource({ resource: gr.slice(0, dot), group: gr.slice(dot + 1) });
}

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
export function parseResourceArg(arg: string): ResourceArg {
  const [, resource, version, group] = /^([^.]*)\.([^.]*)\.([^]*)$/.exec(arg) ?? [];
  return {
    gvr: resource === undefined ? undefined : new GroupVersionResource({ group: group!, version: version!, resource }),
    gr: parseGroupResource(arg),
  };
}

/** What every function that takes a kind accepts: a {@link GroupVersionKind}, a plain object or a Kind class. */
export interface GroupVersionKindLike {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** A kind in one version of its group. Immutable. Mirrors Go's `schema.GroupVersionKind`. */
export class GroupVersionKind extends Names<GroupVersionKindLike> implements GroupVersionKindLike {
  declare readonly version: string;
  declare readonly kind: string;

  /** Properties left out are empty, as in a Go struct literal. */
  constructor(init: { readonly [K in keyof GroupVersionKindLike]?: string | undefined }) {
    super(init, 'version', 'kind');
  }

  groupKind(): GroupKind {
    return new GroupKind(this);
  }

  groupVersion(): GroupVersion {
    return new GroupVersion(this);
  }

  /** The two properties that an object of this kind has on the wire; both empty for an empty kind. */
  toAPIVersionAndKind(): { apiVersion: string; kind: string } {
    return { apiVersion: this.groupVersion().toString(), kind: this.kind };
  }

  /** `apps/v1, Kind=Deployment`, the form in Go's error texts. */
  override toString(): string {
    return `${this.group}/${this.version}, Kind=${this.kind}`;
  }
}

/**
 * The kind that an object's `apiVersion` and `kind` stand for. Never throws: an `apiVersion` that can't be parsed gives
 * an empty group and version. Mirrors Go's `schema.FromAPIVersionAndKind`.
 */
export function fromAPIVersionAndKind(apiVersion: string, kind: string): GroupVersionKind {
  // More than one slash is the only thing that can be wrong with an apiVersion.
  const slash = apiVersion.indexOf('/');
  // Without a slash, `substring` takes its place -1 for 0.
  return new GroupVersionKind(
    slash === apiVersion.lastIndexOf('/')
      ? { group: apiVersion.substring(0, slash), version: apiVersion.substring(slash + 1), kind }
      : { kind },
  );
}

/** What every function that takes a group, version and resource accepts. A Kind class is one too, where it has a resource. */
export interface GroupVersionResourceLike {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
}

/** A resource (`deployments`) in one version of its group. Immutable. Mirrors Go's `schema.GroupVersionResource`. */
export class GroupVersionResource extends Names<GroupVersionResourceLike> implements GroupVersionResourceLike {
  declare readonly version: string;
  declare readonly resource: string;

  /** Properties left out are empty, as in a Go struct literal. */
  constructor(init: Partial<GroupVersionResourceLike>) {
    super(init, 'version', 'resource');
  }

  groupResource(): GroupResource {
    return new GroupResource(this);
  }

  groupVersion(): GroupVersion {
    return new GroupVersion(this);
  }

  /** `apps/v1, Resource=deployments`, the form in Go's error texts. */
  override toString(): string {
    return `${this.group}/${this.version}, Resource=${this.resource}`;
  }
}
