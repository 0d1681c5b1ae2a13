import type { KindClass } from '#apimachinery/runtime/kind_class';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import { readPublishedData } from '../../apiserver/endpoints/openapi/published_data.ts';
import type { Keys } from '../input/places.ts';
import { minorVersion } from './lifecycle.ts';

/** A field that is there, and the minor version of Kubernetes that has it first. */
export interface LaterField {
  readonly keys: Keys;
  readonly since: string;
}

/** By the Go name of a struct, its fields that are newer than itself, with the version that has them first. */
type Since = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the releases of Kubernetes had. */
interface Releases {
  /** By the Go package, then by kind. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, { readonly first: string }>>>>;
  readonly fields: Since;
}

/** Finds kinds and fields that a version of Kubernetes does not have yet. Nothing is known of feature gates. */
export class FieldHistory {
  readonly #releases: Releases;
  readonly #minor: number;

  /** @param minor the version; of its kinds and fields, those that came later are found */
  constructor(releases: Releases, minor: number) {
    this.#releases = releases;
    this.#minor = minor;
  }

  /** The history of the fields of the Kubernetes API: data published beside the program. */
  static read(minor: number): FieldHistory {
    return new FieldHistory(readPublishedData('releases.json') as Releases, minor);
  }

  /**
   * The fields of an object, whose types are right, that came later. Below one, no others are given. Of a kind that came
   * later it is `apiVersion`.
   */
  laterFields(type: KindClass, object: object): LaterField[] {
    const since = this.#sinceOf(type);
    if (since !== undefined && minorVersion(since) > this.#minor) return [{ keys: ['apiVersion'], since }];
    const found: LaterField[] = [];
    this.#struct(compile(type, SCALAR_NAMES), object, [], found);
    return found;
  }

  /** Since when there is a kind: what its types say, unless a release had it earlier. */
  #sinceOf({ type, kind, lifecycle }: KindClass): string | undefined {
    if (lifecycle === undefined) return undefined;
    const first = this.#releases.kinds[type.slice(0, type.lastIndexOf('.'))]?.[kind]?.first ?? lifecycle.introduced;
    return minorVersion(first) < minorVersion(lifecycle.introduced) ? first : lifecycle.introduced;
  }

  #struct(shape: Shape, value: object, keys: Keys, found: LaterField[]): void {
    const { fields } = this.#releases;
    const history = Object.hasOwn(fields, shape.type) ? fields[shape.type] : undefined;
    for (const [name, field] of Object.entries(value)) {
      const node = shape.byName.get(name)?.node;
      if (node === undefined || field === undefined || field === null) continue;
      const since = history !== undefined && Object.hasOwn(history, name) ? history[name] : undefined;
      if (since !== undefined && minorVersion(since) > this.#minor) found.push({ keys: [...keys, name], since });
      else this.#value(node, field, [...keys, name], found);
    }
  }

  #value(node: Node, value: unknown, keys: Keys, found: LaterField[]): void {
    if (typeof value !== 'object' || value === null) return;
    if (node.kind === 'list') {
      if (Array.isArray(value)) value.forEach((item, index) => this.#value(node.elem, item, [...keys, index], found));
    } else if (node.kind === 'map') {
      for (const [key, item] of Object.entries(value)) this.#value(node.elem, item, [...keys, key], found);
    } else if ((node.kind === 'struct' || node.kind === 'union') && !Array.isArray(value)) {
      this.#struct(node.shape, value, keys, found);
    }
  }
}
