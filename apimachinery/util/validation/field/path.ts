/**
 * The path from a root to a field: `spec.containers[0].name`. Immutable; every method returns a new path. Mirrors Go's
 * `field.Path`.
 */
export class Path {
  private readonly name: string;
  /** Undefined for a name and for the empty path. */
  private readonly subscript: string | undefined;
  private readonly parent: Path | undefined;

  /** Use {@link newPath}. @internal */
  constructor(name: string, subscript: string | undefined, parent: Path | undefined) {
    this.name = name;
    this.subscript = subscript;
    this.parent = parent?.isEmpty() === true ? undefined : parent;
  }

  private isEmpty(): boolean {
    return this.name === '' && this.subscript === undefined;
  }

  /** The first element of the path. */
  root(): Path {
    let at: Path = this;
    while (at.parent !== undefined) at = at.parent;
    return at;
  }

  /** A field below, and fields below that: `path.child('spec', 'replicas')`. */
  child(name: string, ...moreNames: readonly string[]): Path {
    return below(this, name, moreNames);
  }

  /** An element of the list at this path. */
  index(index: number): Path {
    return new Path('', String(index), this);
  }

  /** An entry of the map at this path. */
  key(key: string): Path {
    return new Path('', key, this);
  }

  /** `spec.containers[0].name`. An empty name counts as a subscript, as in Go; the empty path is `<nil>`. */
  toString(): string {
    if (this.isEmpty()) return '<nil>';
    const parts: string[] = [];
    for (let at: Path | undefined = this; at !== undefined; at = at.parent) {
      if (at.name === '') parts.push(`[${at.subscript}]`);
      else parts.push(at.parent === undefined ? at.name : `.${at.name}`);
    }
    return parts.reverse().join('');
  }
}

/**
 * A path starting at a field: `newPath('metadata', 'labels')`. Without a name it is empty, which is Go's nil path: its
 * children, elements and entries are roots. Mirrors Go's `field.NewPath`.
 */
export function newPath(name?: string, ...moreNames: readonly string[]): Path {
  return name === undefined ? new Path('', undefined, undefined) : below(undefined, name, moreNames);
}

function below(parent: Path | undefined, name: string, moreNames: readonly string[]): Path {
  let path = new Path(name, '', parent);
  for (const each of moreNames) path = new Path(each, '', path);
  return path;
}

/** The path of a value, for errors. Mirrors Go's `field.PathOption`. */
export interface PathOptions {
  readonly path?: Path | undefined;
}

/** The options with this path. Mirrors Go's `field.WithPath`. */
export function withPath(path: Path | undefined): PathOptions {
  return { path };
}

/** The path of the options. Mirrors Go's `field.ToPath`. */
export function toPath(options: PathOptions | undefined): Path | undefined {
  return options?.path;
}

/** The string form of a path; undefined counts as the empty path. */
export function pathToString(path: Path | undefined): string {
  return path === undefined ? '<nil>' : path.toString();
}
