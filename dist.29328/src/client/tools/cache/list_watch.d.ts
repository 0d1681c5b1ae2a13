import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Interface } from '#apimachinery/watch/interface';
import type { KindList } from '../../list_class.ts';
import type { ListOptions, WatchOptions } from '../../options.ts';
/**
 * What can be listed and watched: a ResourceClient of `client.resource(Kind)`, `client.unstructured(gvr)` or
 * `client.metadata(gvr)`. Mirrors Go's `cache.ListerWatcher`.
 */
export interface ListerWatcher<T extends RuntimeObject> {
    list(options: ListOptions): Promise<KindList<T>>;
    watch(options: WatchOptions): Promise<Interface<T>>;
}
