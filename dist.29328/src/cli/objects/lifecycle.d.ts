import type { APILifecycle } from '#apimachinery/runtime/api_lifecycle';
import type { KindClass } from '#apimachinery/runtime/kind_class';
/** The minor version of `1.36`, `v1.36` or `1.36.2`. @throws UsageError */
export declare function minorVersion(version: string): number;
/** The status of a kind in a Kubernetes version. */
export type Stage = 'current' | 'future' | 'deprecated' | 'removed';
/** The status of a kind in a Kubernetes minor version. */
export declare function stageOf(lifecycle: APILifecycle | undefined, minor: number): Stage;
/** The warning about using a kind with a Kubernetes version; undefined when there is none. */
export declare function lifecycleWarning(type: KindClass, minor: number): string | undefined;
/** `apps/v1 Deployment`, or `apps/v1` for a kind of the same name; empty when there is no replacement. */
export declare function replacementText({ replacement }: APILifecycle, kind?: string): string;
