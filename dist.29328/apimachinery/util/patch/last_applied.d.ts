/** The annotation in which `kubectl apply` keeps what was applied last. */
export declare const LastAppliedConfigAnnotation = "kubectl.kubernetes.io/last-applied-configuration";
/**
 * The last applied configuration of an object, as JSON; undefined without one. Mirrors `GetOriginalConfiguration` of
 * k8s.io/kubectl/pkg/util.
 */
export declare function getOriginalConfiguration(object: object): string | undefined;
/**
 * The object to apply, as JSON with sorted keys and a trailing line feed. With `annotate`, it includes the last-applied
 * annotation of itself. Mirrors `GetModifiedConfiguration` of k8s.io/kubectl/pkg/util.
 * @throws NotCopyableError when the object contains values that are not JSON
 */
export declare function getModifiedConfiguration(object: object, annotate: boolean): string;
/** The same, as an object. */
export declare function withLastApplied<T extends object>(object: T, annotate?: boolean): T;
