import type { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, integer, nameColumn, text, type ColumnsOfKinds } from './cells.ts';

const budgetColumns: readonly Column<PodDisruptionBudget>[] = [
  nameColumn,
  text<PodDisruptionBudget>('Min Available', ({ spec }) => bound(spec?.minAvailable)),
  text<PodDisruptionBudget>('Max Unavailable', ({ spec }) => bound(spec?.maxUnavailable)),
  integer<PodDisruptionBudget>('Allowed Disruptions', ({ status }) => status?.disruptionsAllowed ?? 0),
  ageColumn,
];

const bound = (amount: IntOrString | undefined): string => String(amount ?? 'N/A');

/** Mirrors the printers of kube-apiserver for the group policy. */
export const policyColumns: ColumnsOfKinds = { 'policy/v1 PodDisruptionBudget': budgetColumns };
