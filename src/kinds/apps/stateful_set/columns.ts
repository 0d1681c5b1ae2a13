import type { StatefulSet } from '#api/apps/v1/zz_generated.types';
import { ageColumn, nameColumn } from '../../aspects/cells.ts';
import type { Column } from '../../aspects/column.ts';
import { containerImages, containerNames } from '../../core/pod_spec/container_columns.ts';

export const statefulSetColumns: readonly Column<StatefulSet>[] = [
  nameColumn,
  { name: 'Ready', value: ({ spec, status }) => `${status?.readyReplicas ?? 0}/${spec?.replicas ?? 0}` },
  ageColumn,
  { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
  { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
];
