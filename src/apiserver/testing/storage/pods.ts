import assert from 'node:assert/strict';
import { addToScheme, Pod } from '#api/core/v1/zz_generated.types';
import { parseSelector } from '#apimachinery/fields/index';
import { parse } from '#apimachinery/labels/index';
import { Scheme } from '#apimachinery/runtime/scheme';
import type { APIObject } from '../../storage/api_object.ts';
import type { StorageEngine } from '../../storage/engine.ts';
import type { ListOptions, ObjectList } from '../../storage/list.ts';
import { ObjectStorage } from '../../storage/object_storage.ts';
import { newSchemeCodec } from '../../storage/scheme_codec.ts';
import { defaultNamespaceScopedAttr, type SelectionPredicate } from '../../storage/selection_predicate.ts';
import type { ObjectEvent, WatchOptions } from '../../storage/watch.ts';

/** What a storage must do, by the names of the tests. */
export type Rules = Readonly<Record<string, (pods: Pods) => Promise<void>>>;

/** What tests look at of a Pod. */
export interface PodLike extends APIObject {
  readonly spec?: { readonly nodeName?: string; readonly terminationGracePeriodSeconds?: number };
}

/** A store of Pods, and what tests do with it. */
export class Pods {
  readonly engine: StorageEngine;
  readonly store: ObjectStorage;
  /** The revision before anything is done. */
  readonly start: string;

  constructor(engine: StorageEngine, start = '1') {
    this.engine = engine;
    this.start = start;
    const scheme = new Scheme('pods');
    addToScheme(scheme);
    this.store = new ObjectStorage({
      engine,
      codec: newSchemeCodec(scheme, Pod),
      resourcePrefix: '/pods',
      freshnessTimeout: 20,
    });
  }

  /** Creates a Pod. @param path namespace and name */
  create(path: string, more: Partial<PodLike> = {}): Promise<APIObject> {
    return this.store.create(`/pods/${path}`, newPod(path, more));
  }

  /** Changes a Pod, or makes one. */
  update(path: string, more: Partial<PodLike> = {}): Promise<APIObject> {
    return this.store.guaranteedUpdate(`/pods/${path}`, () => ({ object: newPod(path, more) }), {
      ignoreNotFound: true,
    });
  }

  delete(path: string): Promise<APIObject> {
    return this.store.delete(`/pods/${path}`);
  }

  list(folder = '', options: ListOptions = {}): Promise<ObjectList<APIObject>> {
    return this.store.getList(`/pods/${folder}`, { recursive: true, ...options });
  }

  watch(path: string, options: Partial<WatchOptions> = {}): Watch {
    return new Watch(this.store, `/pods/${path}`, options);
  }

  /** The revision that is written at next to nothing of the Pods. */
  async elsewhere(): Promise<string> {
    const { revision } = await this.engine.put('/registry/other/x', new Uint8Array([1]), 0);
    await this.engine.delete('/registry/other/x', revision);
    return String(await this.engine.currentRevision());
  }
}

/** @param path namespace and name */
export function newPod(path: string, more: Partial<PodLike> = {}): PodLike {
  const [namespace = '', name = ''] = path.split('/');
  return {
    ...new Pod({ metadata: { name, namespace, ...more.metadata }, spec: { containers: [], ...more.spec } }),
  };
}

/** Selects by labels, name, namespace and node. */
export function predicate(label = '', field = '', more: Partial<SelectionPredicate> = {}): SelectionPredicate {
  return {
    label: parse(label),
    field: parseSelector(field),
    getAttrs: (object) => {
      const attributes = defaultNamespaceScopedAttr(object);
      return {
        ...attributes,
        fields: { ...attributes.fields, 'spec.nodeName': nodeOf(object) },
      };
    },
    ...more,
  };
}

/** A watch whose events are asked for one by one. */
export class Watch {
  readonly #events: AsyncIterator<ObjectEvent<APIObject>>;
  readonly #abort = new AbortController();

  constructor(store: ObjectStorage, key: string, options: Partial<WatchOptions>) {
    const signal = this.#abort.signal;
    this.#events = store.watch(key, { recursive: true, ...options, signal })[Symbol.asyncIterator]();
  }

  async next(): Promise<ObjectEvent<APIObject>> {
    const { done, value } = await this.#events.next();
    assert.ok(done !== true, 'the watch has ended');
    return value;
  }

  /** The next event has this type and object. */
  async expect(type: string, object: APIObject): Promise<void> {
    const event = await this.next();
    assert.equal(event.type, type, JSON.stringify(event));
    assert.deepEqual('object' in event && event.object, object);
  }

  /** The next event has this type, and an object of this name. */
  async expectName(type: string, name: string): Promise<void> {
    const event = await this.next();
    assert.equal(event.type, type, JSON.stringify(event));
    assert.ok(event.type !== 'BOOKMARK' && event.type !== 'ERROR');
    assert.equal(event.object.metadata.name, name);
  }

  /** Ends the watch; there is no further event. */
  async stop(): Promise<void> {
    this.#abort.abort();
    assert.equal((await this.#events.next()).done, true);
  }
}

/** The names in a list. */
export function namesOf({ items }: ObjectList<APIObject>): string[] {
  return items.map(({ metadata }) => `${metadata.namespace}/${metadata.name}`);
}

/** The version of an object that has one. */
export function versionOf({ metadata }: APIObject): string {
  return metadata.resourceVersion ?? assert.fail(`${metadata.name} has no resourceVersion`);
}

function nodeOf(object: PodLike): string {
  return object.spec?.nodeName ?? '';
}
