import { DaemonSet, Deployment, ReplicaSet, StatefulSet } from '#api/apps/v1/zz_generated.types';
import { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import { CronJob, Job } from '#api/batch/v1/zz_generated.types';
import { Lease } from '#api/coordination/v1/zz_generated.types';
import {
  ConfigMap,
  LimitRange,
  Namespace,
  Node,
  PersistentVolume,
  PersistentVolumeClaim,
  Pod,
  ResourceQuota,
  Secret,
  Service,
  ServiceAccount,
} from '#api/core/v1/zz_generated.types';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { Ingress, IngressClass, NetworkPolicy } from '#api/networking/v1/zz_generated.types';
import { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import { PriorityClass } from '#api/scheduling/v1/zz_generated.types';
import { StorageClass } from '#api/storage/v1/zz_generated.types';
import { isForbidden, isNotFound } from '#apimachinery/api/errors/index';
import { isControlledBy } from '#apimachinery/apis/meta/v1/controller_ref';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { shortHumanDuration } from '#apimachinery/util/duration/human_duration';
import { LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import type { ResourceClient } from '../client/resource_client.ts';
import {
  configMapEntries,
  cronJobEntries,
  jobEntries,
  podEntries,
  secretEntries,
  workloadEntries,
} from './built_in_descriptions.ts';
import {
  autoscalerEntries,
  disruptionBudgetEntries,
  limitRangeEntries,
  namespaceEntries,
  nodeEntries,
  priorityClassEntries,
  resourceQuotaEntries,
  roleBindingEntries,
  roleEntries,
  serviceAccountEntries,
  storageClassEntries,
  volumeClaimEntries,
  volumeEntries,
} from './cluster_descriptions.ts';
import { type Entry, fieldsOf, pairs, render } from './description.ts';
import {
  type BackendService,
  backendsOf,
  endpointSliceEntries,
  ingressClassEntries,
  ingressEntries,
  networkPolicyEntries,
  serviceEntries,
} from './network_descriptions.ts';
import { type Explained, eventsOf, eventTime, podsOf, whyNotReady } from './why_not_ready.ts';

export { type Explained, whyNotReady } from './why_not_ready.ts';

/** How an object is described. */
export interface DescribeOptions extends CallOptions {
  /** Without the events about the object. */
  readonly withoutEvents?: boolean;
  /** The time that ages are counted to: now, unless given. */
  readonly now?: Date;
}

type Described = Pick<Pod, 'metadata'> & { readonly apiVersion: string; readonly kind: string };
/** Where the objects are that belong to one. */
interface Context {
  readonly client: Client;
  readonly call: CallOptions;
  readonly ageOf: (time: string | undefined) => string;
  /** Kinds that may not be read. */
  readonly forbidden: Set<string>;
}
type Describer = (context: Context, namespace: string, name: string) => Promise<[Described, readonly Entry[]]>;

/**
 * An object in readable form, with related objects: why a workload is not ready, the Pods of a node, the endpoints of a
 * Service, the latest events. Like `kubectl describe`, in words of its own: nothing that a program should read. Values of
 * Secrets are never shown, only their sizes. Kinds it does not know are shown field by field.
 * @throws StatusError
 */
export async function describe<T extends object>(
  client: Client,
  resource: ResourceClient<T>,
  name: string,
  { withoutEvents = false, now = new Date(), ...call }: DescribeOptions = {},
): Promise<string> {
  const { namespace = '' } = resource;
  const found: object = await resource.get(name, call);
  const described = fromUnknown(found);
  const group = described.apiVersion.includes('/') ? described.apiVersion.replace(/\/.*/, '') : '';
  const describer = DESCRIBERS[`${group}/${described.kind}`];
  const ageOf = (time: string | undefined): string =>
    time === undefined || time === '' ? '<unknown>' : shortHumanDuration(now.getTime() - Date.parse(time));
  const context: Context = { client, call, ageOf, forbidden: new Set() };
  const [object, own] = await (describer?.(context, namespace, name) ?? [described, otherEntries(found)]);
  const events = withoutEvents ? [] : await unlessForbidden(context, 'Event', [], eventsOf(client, described, call));
  const unread = [...context.forbidden].map((kind) => `${kind}s, which you may not read`);
  return render([
    ...metadataEntries(object, describer === undefined),
    ...own,
    ['Not Shown', unread.length > 0 ? unread : undefined],
    ...(withoutEvents
      ? []
      : [
          [
            'Events',
            {
              rows: [
                ['Type', 'Reason', 'Age', 'From', 'Message'],
                ...events.map((event) => [
                  event.type ?? '',
                  event.reason ?? '',
                  times(ageOf(eventTime(event)), event.count ?? event.series?.count ?? 1),
                  event.source?.component || event.reportingComponent || '',
                  event.message ?? '',
                ]),
              ],
            },
          ] satisfies Entry,
        ]),
  ]);
}

function times(age: string, count: number): string {
  return count > 1 ? `${age} (x${count})` : age;
}

function fromUnknown(object: { apiVersion?: unknown; kind?: unknown; metadata?: Pod['metadata'] }): Described {
  const { apiVersion, kind, metadata = {} } = object;
  return { apiVersion: String(apiVersion ?? ''), kind: String(kind ?? ''), metadata };
}

function metadataEntries({ apiVersion, kind, metadata }: Described, isOther: boolean): Entry[] {
  const { [LastAppliedConfigAnnotation]: _, ...annotations } = metadata.annotations ?? {};
  const controllers = (metadata.ownerReferences ?? []).filter(({ controller }) => controller === true);
  return [
    ['Name', metadata.name],
    ['Namespace', metadata.namespace],
    ...(isOther ? ([['Kind', `${kind} of ${apiVersion}`]] satisfies Entry[]) : []),
    ['Labels', pairs(metadata.labels)],
    ['Annotations', pairs(annotations, ': ')],
    ['Created', metadata.creationTimestamp],
    ['Being deleted since', metadata.deletionTimestamp],
    ...(isOther
      ? ([
          ['Generation', metadata.generation === undefined ? undefined : String(metadata.generation)],
          ['UID', metadata.uid],
          ['Resource Version', metadata.resourceVersion],
        ] satisfies Entry[])
      : []),
    ['Finalizers', metadata.finalizers],
    ['Controlled By', controllers.length === 0 ? undefined : controllers.map((each) => `${each.kind}/${each.name}`)],
  ];
}

/** All fields but the metadata, as they are. */
function otherEntries({ apiVersion: _, kind: __, metadata: ___, ...fields }: Partial<Described>): readonly Entry[] {
  return fieldsOf(fields).entries;
}

function describer<T extends Described>(
  type: KindClass<T>,
  entries: (object: T, context: Context) => readonly Entry[] | Promise<readonly Entry[]>,
): Describer {
  return async (context, namespace, name) => {
    const object = await context.client.resource(type, { namespace }).get(name, context.call);
    return [object, await entries(object, context)];
  };
}

/** With what keeps an object from being ready, in front. */
function explained<T extends Explained>(
  type: KindClass<T>,
  entries: (object: T, context: Context) => readonly Entry[] | Promise<readonly Entry[]>,
): Describer {
  return describer<T>(type, async (object, context) => {
    const reasons = await whyNotReady(context.client, object, context.call);
    return [
      ...(reasons.length === 0 ? [] : ([['Not Ready', reasons]] satisfies Entry[])),
      ...(await entries(object, context)),
    ];
  });
}

/** With how its Pods are. */
function withPods<T extends ReplicaSet | StatefulSet | DaemonSet>(type: KindClass<T>): Describer {
  return explained<T>(type, async (object, { client, call }) => {
    const { namespace = '' } = object.metadata;
    const pods = await podsOf(client, namespace, object.spec?.selector, call);
    return workloadEntries(
      object,
      pods.filter((pod) => isControlledBy(pod, object)),
    );
  });
}

/** What is found, or something else where it may not be read, which is noticed. */
async function unlessForbidden<T>({ forbidden }: Context, kind: string, other: T, found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    forbidden.add(kind);
    return other;
  }
}

/** All objects of a Kind, or those that are selected. */
function listOf<T extends object>(
  context: Context,
  type: KindClass<T>,
  namespace: string,
  selectors: { readonly labelSelector?: string; readonly fieldSelector?: string } = {},
): Promise<T[]> {
  const { client, call } = context;
  const all = client.resource(type, { namespace }).each({ ...call, ...selectors });
  return unlessForbidden(context, type.kind, [], gathered(all));
}

async function gathered<T>(all: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of all) found.push(each);
  return found;
}

/** What belongs to an object, if it is there. */
async function related<T extends object>(
  context: Context,
  type: KindClass<T>,
  namespace: string,
  name: string,
): Promise<T | undefined> {
  const { client, call } = context;
  try {
    return await unlessForbidden(context, type.kind, undefined, client.resource(type, { namespace }).get(name, call));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

function slicesOf(context: Context, namespace: string, service: string): Promise<EndpointSlice[]> {
  const labelSelector = `kubernetes.io/service-name=${service}`;
  return listOf<EndpointSlice>(context, EndpointSlice, namespace, { labelSelector });
}

const DESCRIBERS: Readonly<Record<string, Describer>> = /* @__PURE__ */ (() => ({
  '/Pod': explained<Pod>(Pod, podEntries),
  '/Service': describer<Service>(Service, async (service, context) => {
    const { namespace = '', name = '' } = service.metadata;
    return serviceEntries(service, await slicesOf(context, namespace, name));
  }),
  '/Node': describer<Node>(Node, async (node, context) => {
    const { name = '' } = node.metadata;
    const pods = await listOf<Pod>(context, Pod, '', { fieldSelector: `spec.nodeName=${name}` });
    return nodeEntries(node, pods, await related<Lease>(context, Lease, 'kube-node-lease', name), context.ageOf);
  }),
  '/Namespace': describer<Namespace>(Namespace, async (object, context) => {
    const { name = '' } = object.metadata;
    const quotas = await listOf<ResourceQuota>(context, ResourceQuota, name);
    return namespaceEntries(object, quotas, await listOf<LimitRange>(context, LimitRange, name));
  }),
  '/ResourceQuota': describer<ResourceQuota>(ResourceQuota, resourceQuotaEntries),
  '/LimitRange': describer<LimitRange>(LimitRange, limitRangeEntries),
  '/PersistentVolume': describer<PersistentVolume>(PersistentVolume, volumeEntries),
  '/PersistentVolumeClaim': describer<PersistentVolumeClaim>(PersistentVolumeClaim, async (claim, context) => {
    const { namespace = '', name = '' } = claim.metadata;
    const uses = ({ spec }: Pod): boolean =>
      spec?.volumes?.some(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName === name) ?? false;
    return volumeClaimEntries(claim, (await listOf<Pod>(context, Pod, namespace)).filter(uses));
  }),
  '/ServiceAccount': describer<ServiceAccount>(ServiceAccount, async (account, context) => {
    const { namespace = '' } = account.metadata;
    // Of Secrets nothing but their names is asked.
    const secrets = gathered(context.client.metadata(Secret, { namespace }).each(context.call));
    const there = await unlessForbidden(context, 'Secret', undefined, secrets);
    const named = [...(account.secrets ?? []), ...(account.imagePullSecrets ?? [])].map(({ name = '' }) => name);
    const absent =
      there === undefined ? [] : named.filter((name) => there.every(({ metadata }) => metadata.name !== name));
    return serviceAccountEntries(account, absent);
  }),
  '/ConfigMap': describer<ConfigMap>(ConfigMap, configMapEntries),
  '/Secret': describer<Secret>(Secret, secretEntries),
  'apps/Deployment': explained<Deployment>(Deployment, (deployment) => workloadEntries(deployment)),
  'apps/ReplicaSet': withPods<ReplicaSet>(ReplicaSet),
  'apps/StatefulSet': withPods<StatefulSet>(StatefulSet),
  'apps/DaemonSet': withPods<DaemonSet>(DaemonSet),
  'autoscaling/HorizontalPodAutoscaler': describer<HorizontalPodAutoscaler>(HorizontalPodAutoscaler, autoscalerEntries),
  'batch/Job': explained<Job>(Job, jobEntries),
  'batch/CronJob': describer<CronJob>(CronJob, cronJobEntries),
  'discovery.k8s.io/EndpointSlice': describer<EndpointSlice>(EndpointSlice, endpointSliceEntries),
  'networking.k8s.io/Ingress': describer<Ingress>(Ingress, async (ingress, context) => {
    const { namespace = '' } = ingress.metadata;
    const services = new Map<string, BackendService>();
    for (const name of backendsOf(ingress)) {
      const service = await related<Service>(context, Service, namespace, name);
      services.set(name, service && { service, slices: await slicesOf(context, namespace, name) });
    }
    return ingressEntries(ingress, services);
  }),
  'networking.k8s.io/IngressClass': describer<IngressClass>(IngressClass, ingressClassEntries),
  'networking.k8s.io/NetworkPolicy': describer<NetworkPolicy>(NetworkPolicy, networkPolicyEntries),
  'policy/PodDisruptionBudget': describer<PodDisruptionBudget>(PodDisruptionBudget, disruptionBudgetEntries),
  'rbac.authorization.k8s.io/ClusterRole': describer<ClusterRole>(ClusterRole, roleEntries),
  'rbac.authorization.k8s.io/ClusterRoleBinding': describer<ClusterRoleBinding>(ClusterRoleBinding, roleBindingEntries),
  'rbac.authorization.k8s.io/Role': describer<Role>(Role, roleEntries),
  'rbac.authorization.k8s.io/RoleBinding': describer<RoleBinding>(RoleBinding, roleBindingEntries),
  'scheduling.k8s.io/PriorityClass': describer<PriorityClass>(PriorityClass, priorityClassEntries),
  'storage.k8s.io/StorageClass': describer<StorageClass>(StorageClass, storageClassEntries),
}))();
