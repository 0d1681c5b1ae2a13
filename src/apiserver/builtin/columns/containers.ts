import type { Container } from '#api/core/v1/zz_generated.structs';
import { NONE } from './cells.ts';

/** `main,sidecar`. */
export function containerNames(containers: readonly Container[] = []): string {
  return containers.map(({ name }) => name).join();
}

/** `nginx:1.29,envoy`. */
export function containerImages(containers: readonly Container[] = []): string {
  return containers.map(({ image }) => image ?? '').join();
}

/** `app=web,tier=front`. Mirrors Go's `labels.FormatLabels`. */
export function labelsText(labels: Readonly<Record<string, string>> = {}): string {
  const text = Object.keys(labels)
    .sort()
    .map((key) => `${key}=${labels[key]}`)
    .join();
  return text || NONE;
}
