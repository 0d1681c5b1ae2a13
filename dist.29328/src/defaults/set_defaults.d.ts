import type { KindClass } from '#apimachinery/runtime/kind_class';
/**
 * Fills in what an object of a built-in Kind lacks, as kube-apiserver does before it judges and stores the object: a
 * container's `imagePullPolicy`, the strategy of a Deployment, the `protocol` of a port. Objects of stable versions (v1, v2)
 * have defaults; others are left as they are, and so is what other parts of a server fill in (IP addresses, service
 * accounts, the status of new Pods). Mirrors `SetObjectDefaults_` functions of k8s.io/kubernetes, with the feature gates that
 * are on by default.
 *
 * ```ts
 * const pod = new Pod({ spec: { containers: [{ name: 'a', image: 'nginx' }] } });
 * setDefaults(pod);
 * pod.spec.containers[0].imagePullPolicy; // Always
 * ```
 * @param object is changed; its types must be right, as `decode` and `verify` see to
 * @param type the class of its Kind, for plain data
 */
export declare function setDefaults(object: object, type?: KindClass): void;
/** Whether objects of a Kind have anything that is filled in. */
export declare function hasDefaults(type: KindClass): boolean;
