import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import { isMap } from '#engine/json/untyped';
import type { Node, Shape } from '#engine/schema/node';
import { pullPolicyOf } from '../../defaults/image_tag.ts';
import type { KindClass } from '#apimachinery/runtime/kind_class';

type Data = Readonly<Record<string, unknown>>;
type Defaults = Readonly<Record<string, unknown>>;

const CORE = 'k8s.io/api/core/v1.';
const APPS = 'k8s.io/api/apps/v1.';
const BATCH = 'k8s.io/api/batch/v1.';

/** An empty object that stands for nothing. */
const NOTHING = {};
const QUARTER = { maxUnavailable: '25%', maxSurge: '25%' };

/** What kube-apiserver fills in, by the Go name of the struct (k8s.io/kubernetes/pkg/apis, SetDefaults functions). */
const DEFAULTS: Readonly<Record<string, Defaults>> = {
  [`${CORE}PodSpec`]: {
    dnsPolicy: 'ClusterFirst',
    enableServiceLinks: true,
    restartPolicy: 'Always',
    schedulerName: 'default-scheduler',
    securityContext: NOTHING,
    terminationGracePeriodSeconds: 30,
  },
  [`${CORE}Container`]: {
    resources: NOTHING,
    terminationMessagePath: '/dev/termination-log',
    terminationMessagePolicy: 'File',
  },
  [`${CORE}ContainerPort`]: { protocol: 'TCP' },
  [`${CORE}Probe`]: { failureThreshold: 3, periodSeconds: 10, successThreshold: 1, timeoutSeconds: 1 },
  [`${CORE}HTTPGetAction`]: { scheme: 'HTTP' },
  [`${CORE}GRPCAction`]: { service: '' },
  [`${CORE}ObjectFieldSelector`]: { apiVersion: 'v1' },
  [`${CORE}ConfigMapVolumeSource`]: { defaultMode: 420 },
  [`${CORE}SecretVolumeSource`]: { defaultMode: 420 },
  [`${CORE}DownwardAPIVolumeSource`]: { defaultMode: 420 },
  [`${CORE}ProjectedVolumeSource`]: { defaultMode: 420 },
  [`${CORE}ServiceAccountTokenProjection`]: { expirationSeconds: 3600 },
  [`${CORE}HostPathVolumeSource`]: { type: '' },
  [`${CORE}ServiceSpec`]: {
    internalTrafficPolicy: 'Cluster',
    ipFamilies: ['IPv4'],
    ipFamilyPolicy: 'SingleStack',
    sessionAffinity: 'None',
    type: 'ClusterIP',
  },
  [`${CORE}ServicePort`]: { protocol: 'TCP' },
  [`${CORE}PersistentVolumeClaimSpec`]: { volumeMode: 'Filesystem' },
  [`${CORE}PersistentVolumeSpec`]: { persistentVolumeReclaimPolicy: 'Retain', volumeMode: 'Filesystem' },
  [`${CORE}Secret`]: { type: 'Opaque' },
  [`${APPS}DeploymentSpec`]: {
    progressDeadlineSeconds: 600,
    replicas: 1,
    revisionHistoryLimit: 10,
    strategy: { type: 'RollingUpdate', rollingUpdate: QUARTER },
  },
  [`${APPS}StatefulSetSpec`]: {
    persistentVolumeClaimRetentionPolicy: { whenDeleted: 'Retain', whenScaled: 'Retain' },
    podManagementPolicy: 'OrderedReady',
    replicas: 1,
    revisionHistoryLimit: 10,
    updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: 0 } },
  },
  [`${APPS}DaemonSetSpec`]: {
    revisionHistoryLimit: 10,
    updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
  },
  [`${APPS}ReplicaSetSpec`]: { replicas: 1 },
  [`${BATCH}JobSpec`]: {
    backoffLimit: 6,
    completionMode: 'NonIndexed',
    manualSelector: false,
    podReplacementPolicy: 'TerminatingOrFailed',
    suspend: false,
  },
  [`${BATCH}CronJobSpec`]: {
    concurrencyPolicy: 'Allow',
    failedJobsHistoryLimit: 1,
    successfulJobsHistoryLimit: 3,
    suspend: false,
  },
  'k8s.io/api/networking/v1.NetworkPolicyPort': { protocol: 'TCP' },
  'k8s.io/api/rbac/v1.RoleRef': { apiGroup: 'rbac.authorization.k8s.io' },
  'k8s.io/api/storage/v1.StorageClass': { reclaimPolicy: 'Delete', volumeBindingMode: 'Immediate' },
};

/**
 * An object without fields whose value a server would fill in anyway. The given object stays as it is. What depends on other
 * fields is left, except `imagePullPolicy` and `targetPort`.
 */
export function withoutDefaults(type: KindClass, object: Data): Data {
  return ofStruct(compile(type, SCALAR_NAMES), object);
}

function ofStruct(shape: Shape, object: Data): Data {
  const defaults = DEFAULTS[shape.type];
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    const node = shape.byName.get(name)?.node;
    if (defaults !== undefined && Object.hasOwn(defaults, name) && same(value, defaults[name])) continue;
    if (isDerived(shape.type, name, object)) continue;
    result[name] = node === undefined ? value : ofValue(node, value);
  }
  return result;
}

function ofValue(node: Node, value: unknown): unknown {
  if (node.kind === 'list' && Array.isArray(value)) return value.map((item: unknown) => ofValue(node.elem, item));
  if (!isMap(value)) return value;
  if (node.kind === 'struct') return ofStruct(node.shape, value);
  if (node.kind !== 'map') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ofValue(node.elem, item)]));
}

/** Whether a field has the value that others give it. */
function isDerived(type: string, name: string, object: Data): boolean {
  if (type === `${CORE}ServicePort` && name === 'targetPort') return object['targetPort'] === object['port'];
  if (name !== 'imagePullPolicy' || typeof object['image'] !== 'string') return false;
  return object['imagePullPolicy'] === pullPolicyOf(object['image']);
}

function same(value: unknown, other: unknown): boolean {
  if (!isMap(value) || !isMap(other)) return JSON.stringify(value) === JSON.stringify(other);
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(value[key], other[key]))
  );
}
