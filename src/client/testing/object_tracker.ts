import { newAlreadyExists, newConflict, newNotFound, newResourceExpired } from '#apimachinery/api/errors/constructors';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';

/** Metadata of an object that is kept. */
export interface StoredMetadata {
  name?: string;
  namespace?: string;
  uid?: string;
  resourceVersion?: string;
  generation?: number;
  creationTimestamp?: string;
  deletionTimestamp?: string;
  deletionGracePeriodSeconds?: number;
  finalizers?: string[];
  labels?: Record<string, string>;
  [field: string]: unknown;
}

/** An object that is kept: JSON. */
export interface StoredObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: StoredMetadata;
  readonly [field: string]: unknown;
}

/** What happened to an object. */
export interface TrackedEvent {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly version: number;
  readonly resource: GroupResourceLike;
  readonly object: StoredObject;
}

/** Which object is meant. */
export interface ObjectKey {
  readonly resource: GroupResourceLike;
  readonly namespace: string;
  readonly name: string;
}

/**
 * Keeps objects with the versions, generations and finalizers of an API server, and what happened to them. What is put in
 * and given out shares nothing with what is kept. Mirrors Go's `testing.ObjectTracker`.
 */
export class ObjectTracker {
  readonly #objects = new Map<string, StoredObject>();
  readonly #listeners = new Set<(event: TrackedEvent) => void>();
  readonly #now: () => Date;
  #history: TrackedEvent[] = [];
  #version = 0;
  #forgotten = 0;
  #uids = 0;

  /** @param now for the times of objects */
  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /** The version of the last change. */
  get resourceVersion(): string {
    return String(this.#version);
  }

  /** An object. @throws StatusError when there is none */
  get(key: ObjectKey): StoredObject {
    const found = this.#objects.get(textOf(key));
    if (found === undefined) throw newNotFound(key.resource, key.name);
    return structuredClone(found);
  }

  /** The objects of a resource by namespace and name; of all namespaces with an empty one. */
  list(resource: GroupResourceLike, namespace: string): StoredObject[] {
    const prefix = `${resource.group}/${resource.resource}/${namespace === '' ? '' : `${namespace}/`}`;
    return [...this.#objects]
      .filter(([key]) => key.startsWith(prefix))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, object]) => structuredClone(object));
  }

  /** Keeps an object as it is, with what a server gives where it is missing. @throws StatusError when there is one of its name */
  add(key: ObjectKey, object: StoredObject): StoredObject {
    if (this.#objects.has(textOf(key))) throw newAlreadyExists(key.resource, key.name);
    const given = { uid: `uid-${++this.#uids}`, creationTimestamp: this.#time(), ...defined(object.metadata) };
    const metadata: StoredMetadata = {
      ...('spec' in object ? { generation: 1 } : {}),
      ...given,
      name: key.name,
      ...(key.namespace === '' ? {} : { namespace: key.namespace }),
    };
    return this.#keep('ADDED', key, { ...object, metadata });
  }

  /** Keeps a new object. @throws StatusError when there is one of its name */
  create(key: ObjectKey, object: StoredObject): StoredObject {
    const {
      uid: _,
      generation,
      creationTimestamp,
      deletionTimestamp,
      deletionGracePeriodSeconds,
      ...metadata
    } = object.metadata;
    return this.add(key, { ...object, metadata });
  }

  /**
   * Replaces an object. An object that is being deleted goes with its last finalizer.
   * @throws StatusError when there is none, or it has another version or uid than the given object says
   */
  update(key: ObjectKey, object: StoredObject): StoredObject {
    const old = this.get(key);
    const { resourceVersion = '', uid = '' } = object.metadata;
    if (resourceVersion !== '' && resourceVersion !== old.metadata.resourceVersion)
      throw conflict(
        key,
        'the object has been modified; please apply your changes to the latest version and try again',
      );
    if (uid !== '' && uid !== old.metadata.uid)
      throw conflict(key, `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${old.metadata.uid}`);
    const { uid: kept, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds, generation } = old.metadata;
    const changed = !same(withoutStatus(old), withoutStatus(object));
    const metadata: StoredMetadata = {
      ...object.metadata,
      ...defined({ uid: kept, creationTimestamp, deletionTimestamp, deletionGracePeriodSeconds }),
      name: key.name,
      ...(key.namespace === '' ? {} : { namespace: key.namespace }),
      resourceVersion: old.metadata.resourceVersion!,
      ...(generation === undefined ? {} : { generation: generation + (changed ? 1 : 0) }),
    };
    const next = { ...object, metadata };
    if (deletionTimestamp !== undefined && (metadata.finalizers ?? []).length === 0) return this.#remove(key, next);
    return same(old, next) ? old : this.#keep('MODIFIED', key, next);
  }

  /**
   * Deletes an object; one with finalizers is only marked.
   * @returns what there was or is
   * @throws StatusError when there is none, or it has another version or uid than wanted
   */
  delete(
    key: ObjectKey,
    preconditions: { readonly uid?: string; readonly resourceVersion?: string } = {},
  ): StoredObject {
    const old = this.get(key);
    for (const [field, name] of [
      ['uid', 'UID'],
      ['resourceVersion', 'ResourceVersion'],
    ] as const)
      if (preconditions[field] !== undefined && preconditions[field] !== old.metadata[field])
        throw conflict(
          key,
          `Precondition failed: ${name} in precondition: ${preconditions[field]}, ${name} in object meta: ${old.metadata[field]}`,
        );
    if ((old.metadata.finalizers ?? []).length === 0) return this.#remove(key, old);
    if (old.metadata.deletionTimestamp !== undefined) return old;
    const { generation } = old.metadata;
    const metadata = {
      ...old.metadata,
      ...(generation === undefined ? {} : { generation: generation + 1 }),
      deletionTimestamp: this.#time(),
      deletionGracePeriodSeconds: 0,
    };
    return this.#keep('MODIFIED', key, { ...old, metadata });
  }

  /**
   * What happened to a resource after a version.
   * @throws StatusError when that has been forgotten
   */
  since(resource: GroupResourceLike, version: string): TrackedEvent[] {
    const after = Number(version);
    if (after < this.#forgotten) throw newResourceExpired(`too old resource version: ${version} (${this.#forgotten})`);
    return this.#history.filter((event) => event.version > after && sameResource(event.resource, resource));
  }

  /** Calls a function for whatever happens from now on. @returns what ends that */
  listen(fn: (event: TrackedEvent) => void): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  /** Forgets what happened up to now, as servers do after minutes: watches that begin before now expire. */
  forget(): void {
    this.#history = [];
    this.#forgotten = this.#version;
  }

  /** Now, as objects have it. */
  #time(): string {
    return this.#now().toISOString().replace(/\.\d+/, '');
  }

  #keep(type: TrackedEvent['type'], key: ObjectKey, object: StoredObject): StoredObject {
    const version = ++this.#version;
    const kept = structuredClone({ ...object, metadata: { ...object.metadata, resourceVersion: String(version) } });
    if (type === 'DELETED') this.#objects.delete(textOf(key));
    else this.#objects.set(textOf(key), kept);
    const event = { type, version, resource: key.resource, object: kept };
    this.#history.push(event);
    for (const listener of this.#listeners) listener(event);
    return structuredClone(kept);
  }

  #remove(key: ObjectKey, object: StoredObject): StoredObject {
    return this.#keep('DELETED', key, object);
  }
}

function textOf({ resource, namespace, name }: ObjectKey): string {
  return `${resource.group}/${resource.resource}/${namespace}/${name}`;
}

/** Whether two resources are the same. */
export function sameResource(a: GroupResourceLike, b: GroupResourceLike): boolean {
  return a.group === b.group && a.resource === b.resource;
}

function conflict({ resource, name }: ObjectKey, message: string): Error {
  return newConflict(resource, name, new Error(message));
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function withoutStatus({ status: _, metadata: __, ...rest }: StoredObject): object {
  return rest;
}

/** Whether two values are the same JSON, in whatever order their fields are. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const { managedFields: _, ...fields } = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields)
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
