import type { ServedResource } from '../endpoints/served_resource.ts';
import type { CollectedResource } from '../gc/graph.ts';
/** Whether its objects are stored, once for all versions. */
export declare function isCollected({ hub, kind, subresource, connecter, verbs }: ServedResource): boolean;
/** A resource as garbage collectors see it. */
export declare function collected({ kind, namespaced, store }: ServedResource): CollectedResource;
/** The resource whose objects owners of a kind are; undefined when it isn't served. */
export declare function findCollected(all: Iterable<ServedResource>, apiVersion: string, kind: string): CollectedResource | undefined;
