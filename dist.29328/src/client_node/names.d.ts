/**
 * The name that the official client's classes have for a JSON name. Its generator puts an underscore before words that
 * some language reserves, takes `$` off, and makes `x_kubernetes_` of `x-kubernetes-`.
 */
export declare function clientName(name: string): string;
