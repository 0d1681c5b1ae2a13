import type { Deployment } from '#api/apps/v1/zz_generated.types';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { ageColumn, nameColumn } from '../../aspects/cells.ts';
import type { Column } from '../../aspects/column.ts';
import { containerImages, containerNames } from '../../core/pod_spec/container_columns.ts';

export const deploymentColumns: readonly Column<Deployment>[] = [
  nameColumn,
  { name: 'Ready', value: ({ spec, status }) => `${status?.readyReplicas ?? 0}/${spec?.replicas ?? 0}` },
  { name: 'Up-to-date', value: ({ status }) => status?.updatedReplicas ?? 0 },
  { name: 'Available', value: ({ status }) => status?.availableReplicas ?? 0 },
  ageColumn,
  { name: 'Containers', priority: 1, value: ({ spec }) => containerNames(spec?.template?.spec?.containers) },
  { name: 'Images', priority: 1, value: ({ spec }) => containerImages(spec?.template?.spec?.containers) },
  { name: 'Selector', priority: 1, value: ({ spec }) => selectorText(spec?.selector) },
];

function selectorText(selector: LabelSelector | undefined): string {
  try {
    return labelSelectorAsSelector(selector).toString();
  } catch {
    return '<invalid>';
  }
}
