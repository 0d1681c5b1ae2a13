import { aggregateContainerLimits, aggregateContainerRequests } from '#api/core/v1/pod_resources';
import { isSupportedPodLevelResource } from '#api/core/v1/pod_level_resources';
import type * as corev1 from '#api/core/v1/index';
import { isHugePages, mayOvercommit } from '../kinds/core/resources/resource_names.ts';
import { pullPolicyOf } from './image_tag.ts';
import type { StructDefaults } from './defaulting.ts';

type Amounts = NonNullable<corev1.ResourceRequirements['limits']>;

/** The most that one client's connections stay with one Pod: three hours. */
const AFFINITY_SECONDS = 10_800;
const FILE_MODE = 0o644;
const TOKEN_SECONDS = 3600;

const isEmpty = (value: object | undefined | null): boolean => Object.keys(value ?? {}).length === 0;

/** Adds what is missing. */
function addMissing(to: Amounts, from: Amounts | undefined, isMeant: (name: string) => boolean = () => true): void {
  for (const [name, amount] of Object.entries(from ?? {}))
    if (!Object.hasOwn(to, name) && isMeant(name)) to[name] = amount;
}

function container(object: corev1.Container | corev1.EphemeralContainer): void {
  object.imagePullPolicy ||= pullPolicyOf(object.image);
  object.terminationMessagePath ||= '/dev/termination-log';
  object.terminationMessagePolicy ||= 'File';
}

function volume(object: corev1.Volume): void {
  const sources = Object.entries(object).filter(([name, value]) => name !== 'name' && value != null);
  if (sources.length === 0) object.emptyDir = {};
  if (object.image) object.image.pullPolicy ||= pullPolicyOf(object.image.reference);
}

function pod(object: corev1.Pod): void {
  const { spec } = object;
  if (spec === undefined) return;
  const containers = [...(spec.containers ?? []), ...(spec.initContainers ?? [])];
  for (const { resources } of containers)
    if (resources?.limits) addMissing((resources.requests ??= {}), resources.limits);
  if (spec.resources) podLevelResources(object, spec.resources);
  spec.enableServiceLinks ??= true;
  if (spec.hostNetwork)
    for (const { ports } of containers) for (const port of ports ?? []) port.hostPort ||= port.containerPort;
}

/** What is set for a Pod as a whole is completed from its containers. */
function podLevelResources(object: corev1.Pod, resources: corev1.ResourceRequirements): void {
  if (isEmpty(resources.limits) && isEmpty(resources.requests)) return;
  const limits = { ...resources.limits };
  const isOfPages = (name: string): boolean => isHugePages(name) && !Object.hasOwn(resources.requests ?? {}, name);
  addMissing(limits, aggregateContainerLimits(object), isOfPages);
  if (!isEmpty(limits)) resources.limits = limits;
  if (isEmpty(resources.limits)) return;
  const requests = { ...resources.requests };
  addMissing(
    requests,
    aggregateContainerRequests(object),
    (name) => isSupportedPodLevelResource(name) && mayOvercommit(name),
  );
  addMissing(requests, resources.limits, isSupportedPodLevelResource);
  if (!isEmpty(requests)) resources.requests = requests;
}

function podSpec(object: corev1.PodSpec): void {
  object.dnsPolicy ||= 'ClusterFirst';
  object.restartPolicy ||= 'Always';
  object.securityContext ??= {};
  object.terminationGracePeriodSeconds ??= 30;
  object.schedulerName ||= 'default-scheduler';
}

function probe(object: corev1.Probe): void {
  object.timeoutSeconds ||= 1;
  object.periodSeconds ||= 10;
  object.successThreshold ||= 1;
  object.failureThreshold ||= 3;
}

function serviceSpec(spec: corev1.ServiceSpec): void {
  spec.sessionAffinity ||= 'None';
  if (spec.sessionAffinity === 'None') delete spec.sessionAffinityConfig;
  if (spec.sessionAffinity === 'ClientIP' && spec.sessionAffinityConfig?.clientIP?.timeoutSeconds == null)
    spec.sessionAffinityConfig = { clientIP: { timeoutSeconds: AFFINITY_SECONDS } };
  spec.type ||= 'ClusterIP';
  for (const port of spec.ports ?? []) {
    port.protocol ||= 'TCP';
    port.targetPort ||= port.port ?? 0;
  }
  const isOpen =
    spec.type === 'LoadBalancer' ||
    spec.type === 'NodePort' ||
    (spec.type === 'ClusterIP' && !isEmpty(spec.externalIPs));
  if (isOpen) spec.externalTrafficPolicy ||= 'Cluster';
  if (isOpen || spec.type === 'ClusterIP') spec.internalTrafficPolicy ??= 'Cluster';
  if (spec.type === 'LoadBalancer') spec.allocateLoadBalancerNodePorts ??= true;
}

function service({ spec, status }: corev1.Service): void {
  if (spec?.type !== 'LoadBalancer') return;
  for (const ingress of status?.loadBalancer?.ingress ?? []) if (ingress.ip) ingress.ipMode ??= 'VIP';
}

function replicationController({ metadata, spec }: corev1.ReplicationController): void {
  const labels = spec?.template?.metadata?.labels;
  if (spec === undefined || !labels) return;
  if (isEmpty(spec.selector)) spec.selector = { ...labels };
  if (isEmpty(metadata.labels)) metadata.labels = { ...labels };
}

function limitRangeItem(object: corev1.LimitRangeItem): void {
  if (object.type !== 'Container') return;
  addMissing((object.default ??= {}), object.max);
  addMissing((object.defaultRequest ??= {}), object.default);
  addMissing(object.defaultRequest, object.min);
}

function namespace({ metadata }: corev1.Namespace): void {
  if (metadata?.name) metadata.labels = { ...metadata.labels, 'kubernetes.io/metadata.name': metadata.name };
}

const mode = (object: { defaultMode?: number }): void => void (object.defaultMode ??= FILE_MODE);

const rbd = (object: corev1.RBDVolumeSource | corev1.RBDPersistentVolumeSource): void => {
  object.pool ||= 'rbd';
  object.user ||= 'admin';
  object.keyring ||= '/etc/ceph/keyring';
};
const scaleIO = (object: corev1.ScaleIOVolumeSource | corev1.ScaleIOPersistentVolumeSource): void => {
  object.storageMode ||= 'ThinProvisioned';
  object.fsType ||= 'xfs';
};
const iscsi = (object: corev1.ISCSIVolumeSource | corev1.ISCSIPersistentVolumeSource): void =>
  void (object.iscsiInterface ||= 'default');

/** The defaults of `k8s.io/api/core/v1`, by the name of the struct in Go. */
export const coreDefaults: StructDefaults = {
  AzureDiskVolumeSource: (object: corev1.AzureDiskVolumeSource) => {
    object.cachingMode ??= 'ReadWrite';
    object.fsType ??= 'ext4';
    object.readOnly ??= false;
    object.kind ??= 'Shared';
  },
  ConfigMapVolumeSource: mode,
  Container: container,
  ContainerPort: (object: corev1.ContainerPort) => void (object.protocol ||= 'TCP'),
  DownwardAPIVolumeSource: mode,
  EndpointPort: (object: corev1.EndpointPort) => void (object.protocol ||= 'TCP'),
  EphemeralContainer: container,
  FileKeySelector: (object: corev1.FileKeySelector) => void (object.optional ??= false),
  GRPCAction: (object: corev1.GRPCAction) => void (object.service ??= ''),
  HTTPGetAction: (object: corev1.HTTPGetAction) => {
    object.path ||= '/';
    object.scheme ||= 'HTTP';
  },
  HostPathVolumeSource: (object: corev1.HostPathVolumeSource) => void (object.type ??= ''),
  ISCSIPersistentVolumeSource: iscsi,
  ISCSIVolumeSource: iscsi,
  LimitRangeItem: limitRangeItem,
  Namespace: namespace,
  NamespaceStatus: (object: corev1.NamespaceStatus) => void (object.phase ||= 'Active'),
  NodeStatus: (object: corev1.NodeStatus) => {
    if (object.capacity) object.allocatable ??= { ...object.capacity };
  },
  ObjectFieldSelector: (object: corev1.ObjectFieldSelector) => void (object.apiVersion ||= 'v1'),
  PersistentVolume: ({ spec }: corev1.PersistentVolume) => {
    if (spec === undefined) return;
    spec.persistentVolumeReclaimPolicy ||= 'Retain';
    spec.volumeMode ??= 'Filesystem';
  },
  PersistentVolumeClaimSpec: (object: corev1.PersistentVolumeClaimSpec) => void (object.volumeMode ??= 'Filesystem'),
  PersistentVolumeClaimStatus: (object: corev1.PersistentVolumeClaimStatus) => void (object.phase ||= 'Pending'),
  PersistentVolumeStatus: (object: corev1.PersistentVolumeStatus) => void (object.phase ||= 'Pending'),
  Pod: pod,
  PodLogOptions: (object: corev1.PodLogOptions) => void (object.stream ??= 'All'),
  PodSpec: podSpec,
  Probe: probe,
  ProjectedVolumeSource: mode,
  RBDPersistentVolumeSource: rbd,
  RBDVolumeSource: rbd,
  ReplicationController: replicationController,
  ReplicationControllerSpec: (object: corev1.ReplicationControllerSpec) => void (object.replicas ??= 1),
  ScaleIOPersistentVolumeSource: scaleIO,
  ScaleIOVolumeSource: scaleIO,
  Secret: (object: corev1.Secret) => void (object.type ||= 'Opaque'),
  SecretVolumeSource: mode,
  Service: service,
  ServiceAccountTokenProjection: (object: corev1.ServiceAccountTokenProjection) =>
    void (object.expirationSeconds ??= TOKEN_SECONDS),
  ServiceSpec: serviceSpec,
  Volume: volume,
};
