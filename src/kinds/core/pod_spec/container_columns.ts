import type { Container } from '#api/core/v1/zz_generated.structs';

/** `main,sidecar`. */
export function containerNames(containers: readonly Container[] = []): string {
  return containers.map(({ name }) => name).join();
}

/** `nginx:1.29,envoy`. */
export function containerImages(containers: readonly Container[] = []): string {
  return containers.map(({ image }) => image ?? '').join();
}
