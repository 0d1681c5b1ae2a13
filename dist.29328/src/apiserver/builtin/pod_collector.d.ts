import type { Controller, ControllerHost, Term } from '../controllers/controller.ts';
/**
 * Deletes Pods whose time to end is over, where their node is not there: no kubelet is going to say that they have ended, and
 * their namespace would wait for them. What the Pod garbage collector of kube-controller-manager does.
 *
 * Differs from Go: it goes as soon as the time is over, not within a minute; and a Pod that nobody deletes stays, whatever
 * its node.
 */
export declare class PodCollector implements Controller {
    #private;
    constructor(host: ControllerHost);
    lead(term: Term): void;
}
