import { formatLabels } from '#apimachinery/labels/compare';
import type {
  ControllerRevision,
  DaemonSet,
  Deployment,
  ReplicaSet,
  StatefulSet,
} from '#api/apps/v1/zz_generated.types';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { getControllerOfNoCopy } from '#apimachinery/apis/meta/v1/controller_ref';
import { formatLabelSelector, labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, integer, nameColumn, NONE, text, wide, type ColumnsOfKinds } from './cells.ts';
import { containerImages, containerNames } from './containers.ts';

const deploymentColumns: readonly Column<Deployment>[] = [
  nameColumn,
  text<Deployment>('Ready', ({ spec, status }) => `${status?.readyReplicas ?? 0}/${spec?.replicas ?? 0}`),
  text<Deployment>('Up-to-date', ({ status }) => status?.updatedReplicas ?? 0),
  text<Deployment>('Available', ({ status }) => status?.availableReplicas ?? 0),
  ageColumn,
  wide<Deployment>('Containers', ({ spec }) => containerNames(spec?.template?.spec?.containers)),
  wide<Deployment>('Images', ({ spec }) => containerImages(spec?.template?.spec?.containers)),
  wide<Deployment>('Selector', ({ spec }) => selectorText(spec?.selector)),
];

function selectorText(selector: LabelSelector | undefined): string {
  try {
    return labelSelectorAsSelector(selector).toString();
  } catch {
    return '<invalid>';
  }
}

const replicaSetColumns: readonly Column<ReplicaSet>[] = [
  nameColumn,
  integer<ReplicaSet>('Desired', ({ spec }) => spec?.replicas ?? 0),
  integer<ReplicaSet>('Current', ({ status }) => status?.replicas ?? 0),
  integer<ReplicaSet>('Ready', ({ status }) => status?.readyReplicas ?? 0),
  ageColumn,
  wide<ReplicaSet>('Containers', ({ spec }) => containerNames(spec?.template?.spec?.containers)),
  wide<ReplicaSet>('Images', ({ spec }) => containerImages(spec?.template?.spec?.containers)),
  wide<ReplicaSet>('Selector', ({ spec }) => formatLabelSelector(spec?.selector)),
];

const statefulSetColumns: readonly Column<StatefulSet>[] = [
  nameColumn,
  text<StatefulSet>('Ready', ({ spec, status }) => `${status?.readyReplicas ?? 0}/${spec?.replicas ?? 0}`),
  ageColumn,
  wide<StatefulSet>('Containers', ({ spec }) => containerNames(spec?.template?.spec?.containers)),
  wide<StatefulSet>('Images', ({ spec }) => containerImages(spec?.template?.spec?.containers)),
];

const daemonSetColumns: readonly Column<DaemonSet>[] = [
  nameColumn,
  integer<DaemonSet>('Desired', ({ status }) => status?.desiredNumberScheduled ?? 0),
  integer<DaemonSet>('Current', ({ status }) => status?.currentNumberScheduled ?? 0),
  integer<DaemonSet>('Ready', ({ status }) => status?.numberReady ?? 0),
  integer<DaemonSet>('Up-to-date', ({ status }) => status?.updatedNumberScheduled ?? 0),
  integer<DaemonSet>('Available', ({ status }) => status?.numberAvailable ?? 0),
  text<DaemonSet>('Node Selector', ({ spec }) => formatLabels(spec?.template?.spec?.nodeSelector ?? {})),
  ageColumn,
  wide<DaemonSet>('Containers', ({ spec }) => containerNames(spec?.template?.spec?.containers)),
  wide<DaemonSet>('Images', ({ spec }) => containerImages(spec?.template?.spec?.containers)),
  wide<DaemonSet>('Selector', ({ spec }) => formatLabelSelector(spec?.selector)),
];

const controllerRevisionColumns: readonly Column<ControllerRevision>[] = [
  nameColumn,
  text<ControllerRevision>('Controller', controllerText),
  text<ControllerRevision>('Revision', ({ revision }) => revision ?? 0),
  ageColumn,
];

/** `statefulset.apps/db`. */
function controllerText(revision: ControllerRevision): string {
  const controller = getControllerOfNoCopy(revision);
  if (controller === undefined) return NONE;
  const { apiVersion = '', kind = '', name = '' } = controller;
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  if (group === '' && kind === '') return name;
  return `${(group === '' ? kind : `${kind}.${group}`).toLowerCase()}/${name}`;
}

/** Mirrors the printers of kube-apiserver for the group apps. */
export const appsColumns: ColumnsOfKinds = {
  'apps/v1 ControllerRevision': controllerRevisionColumns,
  'apps/v1 DaemonSet': daemonSetColumns,
  'apps/v1 Deployment': deploymentColumns,
  'apps/v1 ReplicaSet': replicaSetColumns,
  'apps/v1 StatefulSet': statefulSetColumns,
};
