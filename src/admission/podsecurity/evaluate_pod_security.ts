import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { baselineChecks } from './baseline_checks.ts';
import type { Check, Violation } from './checked_pod.ts';
import type { Level, Version } from './levels.ts';
import { restrictedChecks } from './restricted_checks.ts';

/** What PodSecurity says of a Pod. */
export interface PodSecurityResult {
  readonly allowed: boolean;
  /** What is forbidden, in short: `host namespaces, privileged`. Empty when nothing is. */
  readonly reason: string;
  /** The same, each with what is wrong: `privileged (container "a" must not set securityContext.privileged=true)`. */
  readonly detail: string;
}

/**
 * Whether a level of PodSecurity lets a Pod be, as a version of Kubernetes has it. Mirrors Go's `policy.Evaluator`; the texts
 * are those of kube-apiserver.
 *
 * ```ts
 * const { allowed, detail } = evaluatePodSecurity('restricted', 'latest', pod.spec, pod.metadata);
 * ```
 *
 * @param version `v1.30`, say: later ones than the newest that is known are like that
 * @param metadata of the Pod, or of the template: old versions look at annotations
 */
export function evaluatePodSecurity(
  level: Level,
  version: Version,
  spec: PodSpec,
  metadata: Pick<ObjectMeta, 'annotations'> = {},
): PodSecurityResult {
  const minor = version === 'latest' ? Infinity : Number(version.slice('v1.'.length));
  const violations = checksOf(level, minor)
    .filter(({ exempt }) => exempt?.(spec) !== true)
    .flatMap(({ checkPod }): Violation[] => {
      const violation = checkPod({ metadata, spec });
      return violation === undefined ? [] : [violation];
    });
  return {
    allowed: violations.length === 0,
    reason: violations.map(({ reason }) => reason).join(', '),
    detail: violations.map(({ reason, detail }) => `${reason} (${detail})`).join(', '),
  };
}

type VersionedCheck = Check['versions'][number];

function checksOf(level: Level, minor: number): VersionedCheck[] {
  if (level === 'privileged') return [];
  const checks = level === 'baseline' ? baselineChecks : [...baselineChecks, ...restrictedChecks];
  const current = checks.flatMap(({ id, versions }) => {
    const found = versions.findLast(({ minimum }) => minimum <= minor);
    return found === undefined ? [] : [{ id, ...found }];
  });
  const overridden = new Set(current.map(({ overrides }) => overrides));
  return current.filter(({ id }) => !overridden.has(id));
}
