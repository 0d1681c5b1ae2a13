/** `k8s.io/api/core/v1.PodSpec` as Go prints it in error texts: `v1.PodSpec`. */
export declare function goTypeOf(type: string): string;
