import type { Selector } from '#apimachinery/labels/selector';
import type { DeepReadonly } from './deep_readonly.ts';
import { type Indexer } from './indexer.ts';
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
export declare class Lister<T extends object> {
    #private;
    /** Use {@link SharedInformer.lister}. */
    constructor(indexer: Indexer<T>);
    /** How many objects there are. */
    get size(): number;
    /** Up to which version of the server changes are in; empty before there are any. */
    get resourceVersion(): string;
    /** An object; undefined when there is none. @param namespace empty for objects in no namespace */
    get(namespace: string, name: string): DeepReadonly<T> | undefined;
    /** An object by its key, `namespace/name`; undefined when there is none. */
    getByKey(key: string): DeepReadonly<T> | undefined;
    /** Objects, in no particular order. @throws SelectorSyntaxError */
    list({ namespace, selector }?: ListerOptions): DeepReadonly<T>[];
    /** The objects with a value of an index. @throws KeyError when there is no such index */
    byIndex(name: string, value: string): DeepReadonly<T>[];
    /** The keys of the objects with a value of an index, sorted. @throws KeyError when there is no such index */
    indexKeys(name: string, value: string): string[];
    /** The values of an index. @throws KeyError when there is no such index */
    indexValues(name: string): string[];
    /** The keys of all objects. */
    keys(): IterableIterator<string>;
}
