import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Column } from '../../endpoints/table.ts';
import { admissionColumns } from './admissionregistration.ts';
import { appsColumns } from './apps.ts';
import { autoscalingColumns } from './autoscaling.ts';
import { batchColumns } from './batch.ts';
import { nameColumn, type ColumnsOfKinds } from './cells.ts';
import { certificatesColumns } from './certificates.ts';
import { coordinationColumns } from './coordination.ts';
import { coreColumns } from './core.ts';
import { discoveryColumns } from './discovery.ts';
import { eventsColumns } from './events.ts';
import { flowcontrolColumns } from './flowcontrol.ts';
import { networkingColumns } from './networking.ts';
import { nodeColumns } from './node.ts';
import { policyColumns } from './policy.ts';
import { rbacColumns } from './rbac.ts';
import { resourceColumns } from './resource.ts';
import { schedulingColumns } from './scheduling.ts';
import { storageColumns } from './storage.ts';

const COLUMNS: ColumnsOfKinds = {
  ...admissionColumns,
  ...appsColumns,
  ...autoscalingColumns,
  ...batchColumns,
  ...certificatesColumns,
  ...coordinationColumns,
  ...coreColumns,
  ...discoveryColumns,
  ...eventsColumns,
  ...flowcontrolColumns,
  ...networkingColumns,
  ...nodeColumns,
  ...policyColumns,
  ...rbacColumns,
  ...resourceColumns,
  ...schedulingColumns,
  ...storageColumns,
};

/** Go's time where there is none. */
const ZERO = '0001-01-01T00:00:00Z';

/** Of Kinds that kube-apiserver has no others for, such as LimitRanges. */
const OTHERS: readonly Column[] = [
  nameColumn,
  { name: 'Created At', type: 'date', finished: true, value: ({ metadata }) => metadata.creationTimestamp ?? ZERO },
];

/** The columns in which kube-apiserver shows a built-in Kind. Mirrors its `printers/internalversion`. */
export function builtInColumns({ apiVersion, kind }: KindClass): readonly Column[] {
  return COLUMNS[`${apiVersion} ${kind}`] ?? OTHERS;
}
