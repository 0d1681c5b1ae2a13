import type { Plain } from '#apimachinery/runtime/init';
import { KindMismatchError } from '#apimachinery/runtime/kind_base';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import type { ApplyConfiguration } from '#apimachinery/util/managedfields/apply_configuration';
import { PathSegmentError } from '../rest/url.ts';

/** An object to send: an instance, or its data; `apiVersion` and `kind` may be left out. */
export type Writable<T> = Plain<T> | T;

/** A configuration to apply; `apiVersion` and `kind` may be left out, as the resource knows them. */
export type Applied<T> = Omit<ApplyConfiguration<T>, 'apiVersion' | 'kind'> &
  Partial<Pick<ApplyConfiguration<T>, 'apiVersion' | 'kind'>>;

/** The object as an instance of its class, with `apiVersion` and `kind`. @throws KindMismatchError */
export function instanceOf<T extends object>(type: KindClass<T>, object: Writable<T>): T {
  const given = object as { apiVersion?: unknown; kind?: unknown };
  if (typeof given !== 'object' || given === null) throw new KindMismatchError(`expected a ${type.kind}, got ${given}`);
  if (isUnstructured(new type())) return new type(given as never);
  const { apiVersion, kind } = type;
  if ((given.apiVersion ?? apiVersion) !== apiVersion || (given.kind ?? kind) !== kind)
    throw new KindMismatchError(
      `expected ${apiVersion} ${kind}, got ${String(given.apiVersion)} ${String(given.kind)}`,
    );
  // Items of lists know their kind from their class alone: a server needs it in the object.
  return Object.hasOwn(given, 'kind') && object instanceof type ? object : new type({ ...given } as never);
}

/** @throws PathSegmentError when the object has no name */
export function nameOf(object: object): string {
  const { name } = (object as { metadata?: { name?: unknown } }).metadata ?? {};
  if (typeof name === 'string' && name !== '') return name;
  throw new PathSegmentError('resource name may not be empty: the object has no metadata.name');
}

/** The namespace that an object says it is in. */
export function namespaceOf(object: object): string | undefined {
  const { namespace } = (object as { metadata?: { namespace?: unknown } }).metadata ?? {};
  return typeof namespace === 'string' ? namespace : undefined;
}
