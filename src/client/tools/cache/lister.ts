import { parse } from '#apimachinery/labels/parse';
import type { Selector } from '#apimachinery/labels/selector';
import type { DeepReadonly } from './deep_readonly.ts';
import { type Indexer, NamespaceIndex } from './indexer.ts';
import { metaOf, objectNameKey } from './object_name.ts';

/** Which objects are listed. */
export interface ListerOptions {
  /** Left out: of all namespaces. */
  readonly namespace?: string | undefined;
  /** By labels; as text, `app=web,tier in (a,b)`. */
  readonly selector?: Selector | string | undefined;
}

/**
 * Reads the cache of an informer. Objects are shared with everybody: change a {@link mutableCopy}. Mirrors what Go's
 * generated listers do.
 */
export class Lister<T extends object> {
  readonly #indexer: Indexer<T>;

  /** Use {@link SharedInformer.lister}. */
  constructor(indexer: Indexer<T>) {
    this.#indexer = indexer;
  }

  /** How many objects there are. */
  get size(): number {
    return this.#indexer.size;
  }

  /** Up to which version of the server changes are in; empty before there are any. */
  get resourceVersion(): string {
    return this.#indexer.resourceVersion;
  }

  /** An object; undefined when there is none. @param namespace empty for objects in no namespace */
  get(namespace: string, name: string): DeepReadonly<T> | undefined {
    return this.getByKey(objectNameKey({ namespace, name }));
  }

  /** An object by its key, `namespace/name`; undefined when there is none. */
  getByKey(key: string): DeepReadonly<T> | undefined {
    return this.#indexer.getByKey(key) as DeepReadonly<T> | undefined;
  }

  /** Objects, in no particular order. @throws SelectorSyntaxError */
  list({ namespace, selector }: ListerOptions = {}): DeepReadonly<T>[] {
    const objects = namespace === undefined ? this.#indexer.values() : this.#indexer.byIndex(NamespaceIndex, namespace);
    const parsed = typeof selector === 'string' ? parse(selector) : selector;
    const selected: T[] = [];
    for (const object of objects)
      if (parsed === undefined || parsed.matches(metaOf(object).labels ?? {})) selected.push(object);
    return selected as DeepReadonly<T>[];
  }

  /** The objects with a value of an index. @throws KeyError when there is no such index */
  byIndex(name: string, value: string): DeepReadonly<T>[] {
    return this.#indexer.byIndex(name, value) as DeepReadonly<T>[];
  }

  /** The keys of the objects with a value of an index, sorted. @throws KeyError when there is no such index */
  indexKeys(name: string, value: string): string[] {
    return this.#indexer.indexKeys(name, value);
  }

  /** The values of an index. @throws KeyError when there is no such index */
  indexValues(name: string): string[] {
    return this.#indexer.indexValues(name);
  }

  /** The keys of all objects. */
  keys(): IterableIterator<string> {
    return this.#indexer.keys();
  }
}
