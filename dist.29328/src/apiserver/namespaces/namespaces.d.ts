import { Namespace } from '#api/core/v1/zz_generated.types';
import type { Controller, Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
/**
 * Namespaces with a lifecycle: nothing is created in one that isn't there or is being deleted, and what is in one goes
 * with it. What the registry and the admission of kube-apiserver and the namespace controller of kube-controller-manager
 * do.
 */
export declare class Namespaces implements Controller {
    #private;
    /** @param isEmptiedElsewhere whether another program deletes what is in namespaces */
    constructor(server: ServerContext, isEmptiedElsewhere: boolean);
    /** How Namespaces are served. */
    get options(): ResourceOptions<Namespace>;
    /** Resolves when the namespaces of every cluster are there. */
    start(): Promise<void>;
    /** Sees to it that what is in deleted namespaces goes, and then they, until the term is over. */
    lead(term: Term): void;
}
