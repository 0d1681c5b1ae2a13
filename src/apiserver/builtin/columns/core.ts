import { formatLabels } from '#apimachinery/labels/compare';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import type {
  ComponentStatus,
  ConfigMap,
  Namespace,
  Node,
  PodTemplate,
  ReplicationController,
  ResourceQuota,
  Secret,
} from '#api/core/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, integer, nameColumn, NONE, text, UNKNOWN, wide, type ColumnsOfKinds } from './cells.ts';
import { containerImages, containerNames } from './containers.ts';
import { podColumns } from './pod_columns.ts';
import { endpointsColumns, serviceColumns } from './service_columns.ts';
import { claimColumns, volumeColumns } from './volume_columns.ts';

const podTemplateColumns: readonly Column<PodTemplate>[] = [
  nameColumn,
  text<PodTemplate>('Containers', ({ template }) => containerNames(template?.spec?.containers)),
  text<PodTemplate>('Images', ({ template }) => containerImages(template?.spec?.containers)),
  text<PodTemplate>('Pod Labels', ({ template }) => formatLabels(template?.metadata?.labels ?? {})),
];

const replicationControllerColumns: readonly Column<ReplicationController>[] = [
  nameColumn,
  integer<ReplicationController>('Desired', ({ spec }) => spec?.replicas ?? 0),
  integer<ReplicationController>('Current', ({ status }) => status?.replicas ?? 0),
  integer<ReplicationController>('Ready', ({ status }) => status?.readyReplicas ?? 0),
  ageColumn,
  wide<ReplicationController>('Containers', ({ spec }) => containerNames(spec?.template?.spec?.containers)),
  wide<ReplicationController>('Images', ({ spec }) => containerImages(spec?.template?.spec?.containers)),
  wide<ReplicationController>('Selector', ({ spec }) => formatLabels(spec?.selector ?? {})),
];

const nodeColumns: readonly Column<Node>[] = [
  nameColumn,
  text<Node>('Status', ({ spec, status }) => {
    const ready = status?.conditions?.findLast(({ type }) => type === 'Ready');
    const state = ready === undefined ? 'Unknown' : ready.status === 'True' ? 'Ready' : 'NotReady';
    return spec?.unschedulable ? `${state},SchedulingDisabled` : state;
  }),
  text<Node>('Roles', roles),
  ageColumn,
  text<Node>('Version', ({ status }) => status?.nodeInfo?.kubeletVersion ?? ''),
  wide<Node>('Internal-IP', (node) => addressOf(node, 'InternalIP')),
  wide<Node>('External-IP', (node) => addressOf(node, 'ExternalIP')),
  wide<Node>('OS-Image', ({ status }) => status?.nodeInfo?.osImage || UNKNOWN),
  wide<Node>('Kernel-Version', ({ status }) => {
    const { kernelVersion, architecture } = status?.nodeInfo ?? {};
    return `${kernelVersion || UNKNOWN}${architecture ? ` (${architecture})` : ''}`;
  }),
  wide<Node>('Container-Runtime', ({ status }) => status?.nodeInfo?.containerRuntimeVersion || UNKNOWN),
];

function addressOf({ status }: Node, wanted: string): string {
  const found = status?.addresses?.find(({ type }) => type === wanted);
  return found === undefined ? NONE : found.address;
}

function roles({ metadata: { labels = {} } }: Node): string {
  const found = Object.entries(labels).map(([key, value]) =>
    key === 'kubernetes.io/role' ? value : (/^node-role\.kubernetes\.io\/(.*)$/s.exec(key)?.[1] ?? ''),
  );
  return [...new Set(found.filter((role) => role !== ''))].sort().join() || NONE;
}

const namespaceColumns: readonly Column<Namespace>[] = [
  nameColumn,
  text<Namespace>('Status', ({ status }) => status?.phase ?? ''),
  ageColumn,
];

const secretColumns: readonly Column<Secret>[] = [
  nameColumn,
  text<Secret>('Type', ({ type }) => type ?? ''),
  text<Secret>('Data', ({ data }) => Object.keys(data ?? {}).length),
  ageColumn,
];

const configMapColumns: readonly Column<ConfigMap>[] = [
  nameColumn,
  text<ConfigMap>(
    'Data',
    ({ data, binaryData }) => Object.keys(data ?? {}).length + Object.keys(binaryData ?? {}).length,
  ),
  ageColumn,
];

const resourceQuotaColumns: readonly Column<ResourceQuota>[] = [
  nameColumn,
  text<ResourceQuota>('Request', (quota) => usage(quota, false)),
  text<ResourceQuota>('Limit', (quota) => usage(quota, true)),
  ageColumn,
];

/** `cpu: 1/2, pods: 3/10`. */
function usage({ status: { hard = {}, used = {} } = {} }: ResourceQuota, ofLimits: boolean): string {
  return Object.keys(hard)
    .filter((name) => name.startsWith('limits.') === ofLimits)
    .sort()
    .map((name) => `${name}: ${parseQuantity(used[name] ?? 0)}/${parseQuantity(hard[name] ?? 0)}`)
    .join(', ');
}

const componentStatusColumns: readonly Column<ComponentStatus>[] = [
  nameColumn,
  text<ComponentStatus>('Status', (component) => {
    const healthy = healthOf(component);
    return healthy === undefined ? 'Unknown' : healthy.status === 'True' ? 'Healthy' : 'Unhealthy';
  }),
  text<ComponentStatus>('Message', (component) => healthOf(component)?.message ?? ''),
  text<ComponentStatus>('Error', (component) => healthOf(component)?.error ?? ''),
];

const healthOf = ({ conditions = [] }: ComponentStatus) => conditions.find(({ type }) => type === 'Healthy');

/** Mirrors the printers of kube-apiserver for the group core. */
export const coreColumns: ColumnsOfKinds = {
  'v1 ComponentStatus': componentStatusColumns,
  'v1 ConfigMap': configMapColumns,
  'v1 Endpoints': endpointsColumns,
  'v1 Namespace': namespaceColumns,
  'v1 Node': nodeColumns,
  'v1 PersistentVolume': volumeColumns,
  'v1 PersistentVolumeClaim': claimColumns,
  'v1 Pod': podColumns,
  'v1 PodTemplate': podTemplateColumns,
  'v1 ReplicationController': replicationControllerColumns,
  'v1 ResourceQuota': resourceQuotaColumns,
  'v1 Secret': secretColumns,
  'v1 Service': serviceColumns,
  'v1 ServiceAccount': [nameColumn, ageColumn],
};
