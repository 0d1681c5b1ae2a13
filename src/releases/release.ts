import type { APILifecycle } from '#apimachinery/runtime/api_lifecycle';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Field, FieldType, Struct } from '#engine/schema/descriptor';
import type { Node, Shape } from '#engine/schema/node';

/** What a release doesn't have yet: a Kind, a field, or a value of a field. */
export interface LaterPart {
  /** Where it is in the object: names of fields, and numbers of items; `apiVersion` for a Kind. */
  readonly keys: readonly (number | string)[];
  /** The minor version of Kubernetes that has it first: `1.33`. */
  readonly since: string;
  /** The value that came later, where the field itself did not. */
  readonly value?: string;
}

/** By the Go name of a struct and the name of a field. */
type ByField<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** What all releases of Kubernetes had: `releases.json`. */
export interface ReleaseData {
  readonly oldest: string;
  readonly newest: string;
  /** By the Go package, then by Kind. */
  readonly kinds: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly first: string; readonly last: string; readonly removed?: string }>>
    >
  >;
  /** Fields that are newer than their struct, with the release that has them first. */
  readonly fields: ByField<string>;
  /** Values that are newer than their field. */
  readonly values: ByField<Readonly<Record<string, string>>>;
}

/** A version is none of Kubernetes that is known. */
export class ReleaseError extends TypeError {
  readonly code = 'ERR_KUBERNETES_RELEASE';

  constructor(version: string, { oldest, newest }: Pick<ReleaseData, 'newest' | 'oldest'>) {
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
  readonly version: string;
  readonly #data: ReleaseData;
  readonly #minor: number;
  readonly #kinds = new Map<KindClass, KindClass>();
  readonly #structs = new Map<Struct, Struct>();

  /**
   * @param version `1.30`, or what a server says: `v1.30.2`, `v1.30.2-gke.1`
   * @throws {ReleaseError} when it is none, or one that is not known
   */
  constructor(data: ReleaseData, version: string) {
    const minor = minorVersion(version);
    if (minor === undefined || minor < minorOf(data.oldest) || minor > minorOf(data.newest))
      throw new ReleaseError(version, data);
    this.version = `1.${minor}`;
    this.#minor = minor;
    this.#data = data;
  }

  /** Whether it serves a Kind of Kubernetes. It has every Kind that is not Kubernetes' own. */
  has(kind: KindClass): boolean {
    const since = this.#sinceOf(kind);
    if (since !== undefined && this.#isLater(since)) return false;
    const removed = this.lifecycle(kind)?.removed;
    return removed === undefined || this.#isLater(removed);
  }

  /** Since when and until when there is a Kind: what its types say, else which releases have them. */
  lifecycle({ type, kind, lifecycle }: KindClass): APILifecycle | undefined {
    if (lifecycle !== undefined) return lifecycle;
    const { first, last } = this.#known(type, kind) ?? {};
    if (first === undefined || last === undefined) return undefined;
    return last === this.#data.newest
      ? { introduced: first }
      : { introduced: first, removed: `1.${minorOf(last) + 1}` };
  }

  #known(type: string, kind: string): { readonly first: string; readonly last: string } | undefined {
    const known = ownValue(this.#data.kinds, type.slice(0, type.lastIndexOf('.')));
    return known && ownValue(known, kind);
  }

  /**
   * Whether it has a field, or a value of it: `hasField('k8s.io/api/core/v1.PodSpec', 'os')`.
   * @param struct the Go name of its type, with the package
   */
  hasField(struct: string, field: string, value?: string): boolean {
    if (this.#later(ownValue(this.#data.fields, struct), field) !== undefined) return false;
    const values = ownValue(this.#data.values, struct);
    return value === undefined || this.#later(values && ownValue(values, field), value) === undefined;
  }

  /**
   * What an object has that came later. Below a field that did, nothing else is named.
   * @param object of the types of its Kind: decoded or verified
   */
  laterParts(kind: KindClass, object: object): LaterPart[] {
    const since = this.#sinceOf(kind);
    if (since !== undefined && this.#isLater(since)) return [{ keys: ['apiVersion'], since }];
    const found: LaterPart[] = [];
    this.#struct(compile(kind, SCALAR_NAMES), object, [], found);
    return found;
  }

  /**
   * The class of a Kind without the fields that came later, those of what it holds included: whatever decodes, encodes,
   * merges or describes objects by it does so as this release. The same one each time.
   */
  kind(kind: KindClass): KindClass {
    let found = this.#kinds.get(kind);
    if (found === undefined) {
      found = class extends kind {};
      const fields = (): readonly Field[] => this.#fieldsOf(kind);
      Object.defineProperty(found, 'fields', { get: fields });
      this.#kinds.set(kind, found);
    }
    return found;
  }

  #fieldsOf(struct: Struct): readonly Field[] {
    return struct.fields
      .filter(([name]) => this.hasField(struct.type, name))
      .map(([name, type, flags, facts]): Field => {
        const own = this.#type(type);
        return facts === undefined ? [name, own, flags] : [name, own, flags, facts];
      });
  }

  #type(type: FieldType): FieldType {
    if (typeof type === 'string' || 'check' in type) return type;
    if ('list' in type) return { ...type, list: this.#type(type.list) };
    if ('union' in type) return { ...type, of: () => this.#structIn(type.of()) };
    return this.#structIn(type);
  }

  #structIn(struct: Struct): Struct {
    if (isKindClass(struct)) return this.kind(struct);
    let found = this.#structs.get(struct);
    if (found === undefined) {
      const fields = (): readonly Field[] => this.#fieldsOf(struct);
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
  #sinceOf({ type, kind, lifecycle }: KindClass): string | undefined {
    const first = this.#known(type, kind)?.first;
    if (lifecycle === undefined) return first === this.#data.oldest ? undefined : first;
    return first === undefined || minorOf(lifecycle.introduced) < minorOf(first) ? lifecycle.introduced : first;
  }

  #struct(shape: Shape, value: object, keys: LaterPart['keys'], found: LaterPart[]): void {
    const fields = ownValue(this.#data.fields, shape.type);
    const values = ownValue(this.#data.values, shape.type);
    for (const [name, field] of Object.entries(value)) {
      const node = shape.byName.get(name)?.node;
      if (node === undefined || field === undefined || field === null) continue;
      const since = this.#later(fields, name);
      const at = [...keys, name];
      if (since === undefined) this.#value(node, field, at, found, values && ownValue(values, name));
      else found.push({ keys: at, since });
    }
  }

  #value(
    node: Node,
    value: unknown,
    keys: LaterPart['keys'],
    found: LaterPart[],
    values?: Readonly<Record<string, string>>,
  ): void {
    if (typeof value === 'string') {
      const since = this.#later(values, value);
      if (since !== undefined) found.push({ keys, since, value });
    }
    if (typeof value !== 'object' || value === null) return;
    if (node.kind === 'list') {
      if (Array.isArray(value))
        value.forEach((item, index) => this.#value(node.elem, item, [...keys, index], found, values));
    } else if (node.kind === 'map') {
      for (const [key, item] of Object.entries(value)) this.#value(node.elem, item, [...keys, key], found);
    } else if ((node.kind === 'struct' || node.kind === 'union') && !Array.isArray(value)) {
      this.#struct(node.shape, value, keys, found);
    }
  }

  /** When a name came, if that is later than this release. */
  #later(history: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
    const since = history && ownValue(history, name);
    return since !== undefined && this.#isLater(since) ? since : undefined;
  }

  #isLater(since: string): boolean {
    return minorOf(since) > this.#minor;
  }
}

/**
 * The minor version of Kubernetes 1 in `1.30`, `v1.30.2`, `1.30+` or `v1.30.2-gke.1`; a pre-release is of the release before
 * which it comes. Undefined: it is none.
 */
export function minorVersion(version: string): number | undefined {
  const minor = /^v?1\.(\d{1,3})(?:\.\d{1,3})?(?:[-+][\w.+-]{0,100})?$/.exec(version)?.[1];
  return minor === undefined ? undefined : Number(minor);
}

/** Whether a struct is a Kind: as the items of a list are. */
const isKindClass = (struct: Struct): struct is KindClass => typeof struct === 'function' && 'kind' in struct;

const minorOf = (version: string): number => Number(version.slice(version.indexOf('.') + 1));

const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
