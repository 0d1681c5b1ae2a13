import type { APILifecycle } from '#apimachinery/runtime/api_lifecycle';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { minorVersion as minorOfVersion } from '../../releases/release.ts';
import { UsageError } from '../usage_error.ts';

/** The minor version of `1.36`, or of what a server says: `v1.36.2-gke.1`. @throws UsageError */
export function minorVersion(version: string): number {
  const minor = minorOfVersion(version);
  if (minor === undefined)
    throw new UsageError(`${version} is not a Kubernetes version`, 'expected a version such as 1.36');
  return minor;
}

/** The status of a kind in a Kubernetes version. */
export type Stage = 'current' | 'future' | 'deprecated' | 'removed';

/** The status of a kind in a Kubernetes minor version. */
export function stageOf(lifecycle: APILifecycle | undefined, minor: number): Stage {
  if (lifecycle === undefined) return 'current';
  const reached = (version: string | undefined): boolean => version !== undefined && minorVersion(version) <= minor;
  if (reached(lifecycle.removed)) return 'removed';
  if (reached(lifecycle.deprecated)) return 'deprecated';
  return reached(lifecycle.introduced) ? 'current' : 'future';
}

/** The warning about using a kind with a Kubernetes version; undefined when there is none. */
export function lifecycleWarning(type: KindClass, minor: number): string | undefined {
  const { lifecycle } = type;
  const stage = stageOf(lifecycle, minor);
  if (lifecycle === undefined || stage === 'current') return undefined;
  const name = `${new GroupVersion(type)} ${type.kind}`;
  if (stage === 'future') return `${name} is not there before Kubernetes ${lifecycle.introduced}`;
  const instead = lifecycle.replacement === undefined ? '' : `; use ${replacementText(lifecycle)}`;
  // A fault, which is reported as such.
  if (stage === 'removed') return undefined;
  const end = lifecycle.removed === undefined ? '' : `, gone in ${lifecycle.removed}`;
  return `${name} is deprecated since Kubernetes ${lifecycle.deprecated}${end}${instead}`;
}

/** `apps/v1 Deployment`, or `apps/v1` for a kind of the same name; empty when there is no replacement. */
export function replacementText({ replacement }: APILifecycle, kind?: string): string {
  if (replacement === undefined) return '';
  const version = new GroupVersion(replacement).toString();
  return replacement.kind === kind ? version : `${version} ${replacement.kind}`;
}
