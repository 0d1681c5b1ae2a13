import type { Term } from '../controllers/controller.ts';
import { type CollectedResource } from './graph.ts';
/**
 * Deletes objects whose owners are gone, lets owners that are deleted in the foreground wait for them, and takes owners
 * away from the dependents of those that are to leave orphans. Mirrors Go's `garbagecollector` of kube-controller-manager.
 */
export declare class GarbageCollector {
    #private;
    /**
     * @param find the resource of a Kind; undefined: nothing is known about its objects, so they count as there
     * @param term ends everything
     */
    constructor(find: (apiVersion: string, kind: string) => CollectedResource | undefined, term: Term, onError: (error: unknown) => void);
    /** Looks after the objects of a resource from now on, until the term is over or the signal is aborted. */
    follow(resource: CollectedResource, { signal: given }?: {
        readonly signal?: AbortSignal | undefined;
    }): Promise<void>;
}
