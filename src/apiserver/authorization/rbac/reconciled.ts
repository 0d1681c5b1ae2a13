import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { AutoUpdateAnnotationKey } from '#api/rbac/v1/zz_generated.constants';
import { RoleRef, Subject } from '#api/rbac/v1/zz_generated.structs';
import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import { uncovered } from './covers.ts';

/** A Role or ClusterRole. */
export type AnyRole = Pick<ClusterRole, 'metadata' | 'rules' | 'aggregationRule'> | Role;

/** A RoleBinding or ClusterRoleBinding. */
export type AnyBinding = ClusterRoleBinding | RoleBinding;

/** Whether an administrator has said that nothing of an object is brought up to date. */
export function isProtected({ metadata }: Pick<ClusterRole, 'metadata'>): boolean {
  return metadata.annotations?.[AutoUpdateAnnotationKey] === 'false';
}

/**
 * A role with what it lacks of another one: labels, annotations, rules and selectors. What it has beyond that stays, but
 * an aggregation that is not expected. Mirrors Go's `computeReconciledRole`.
 * @returns undefined: it lacks nothing
 */
export function reconciledRole<T extends AnyRole>(existing: T, expected: AnyRole): T | undefined {
  const metadata = reconciledMetadata(existing, expected);
  const missing = uncovered(existing.rules ?? [], expected.rules ?? []);
  const [before, wanted] = [aggregationOf(existing), aggregationOf(expected)];
  const selectors = (wanted?.clusterRoleSelectors ?? []).filter(
    (selector) => !before?.clusterRoleSelectors?.some((known) => deepEqual(LabelSelector, known, selector)),
  );
  const isAggregated = before !== undefined && wanted === undefined;
  if (metadata === undefined && missing.length === 0 && selectors.length === 0 && !isAggregated) return undefined;
  const reconciled = {
    ...existing,
    ...(metadata && { metadata }),
    ...(missing.length > 0 && { rules: [...(existing.rules ?? []), ...missing] }),
    ...(selectors.length > 0 && {
      aggregationRule: { ...before, clusterRoleSelectors: [...(before?.clusterRoleSelectors ?? []), ...selectors] },
    }),
  };
  if (isAggregated && 'aggregationRule' in reconciled) delete reconciled.aggregationRule;
  return reconciled;
}

/**
 * A binding with what it lacks of another one of the same role: labels, annotations and subjects. Mirrors Go's
 * `computeReconciledRoleBinding`.
 * @returns undefined: it lacks nothing; `other role`: it can't be changed into that, but must be made anew
 */
export function reconciledBinding<T extends AnyBinding>(
  existing: T,
  expected: AnyBinding,
): T | undefined | 'other role' {
  if (!deepEqual(RoleRef, existing.roleRef, expected.roleRef)) return 'other role';
  const metadata = reconciledMetadata(existing, expected);
  const before = existing.subjects ?? [];
  const missing = (expected.subjects ?? []).filter(
    (subject) => !before.some((known) => deepEqual(Subject, known, subject)),
  );
  if (metadata === undefined && missing.length === 0) return undefined;
  return {
    ...existing,
    ...(metadata && { metadata }),
    ...(missing.length > 0 && { subjects: [...before, ...missing] }),
  };
}

/** Labels and annotations that are there stay as they are. */
function reconciledMetadata<T extends Pick<ClusterRole, 'metadata'>>(
  { metadata }: T,
  { metadata: expected }: Pick<ClusterRole, 'metadata'>,
): T['metadata'] | undefined {
  const lacks = (['labels', 'annotations'] as const).some((field) =>
    Object.keys(expected[field] ?? {}).some((key) => metadata[field]?.[key] === undefined),
  );
  if (!lacks) return undefined;
  return {
    ...metadata,
    labels: { ...expected.labels, ...metadata.labels },
    annotations: { ...expected.annotations, ...metadata.annotations },
  };
}

function aggregationOf(role: AnyRole): ClusterRole['aggregationRule'] {
  return 'aggregationRule' in role ? role.aggregationRule : undefined;
}
