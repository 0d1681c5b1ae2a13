import type { Container } from '#api/core/v1/zz_generated.structs';
/** `main,sidecar`. */
export declare function containerNames(containers?: readonly Container[]): string;
/** `nginx:1.29,envoy`. */
export declare function containerImages(containers?: readonly Container[]): string;
