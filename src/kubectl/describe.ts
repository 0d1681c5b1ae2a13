import { DaemonSet, Deployment, ReplicaSet, StatefulSet } from '#api/apps/v1/zz_generated.types';
import { CronJob, Job } from '#api/batch/v1/zz_generated.types';
import { ConfigMap, Node, PersistentVolumeClaim, Pod, Secret, Service } from '#api/core/v1/zz_generated.types';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { Ingress } from '#api/networking/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { shortHumanDuration } from '#apimachinery/util/duration/human_duration';
import { LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import { isMap } from '#engine/json/untyped';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import type { ResourceClient } from '../client/resource_client.ts';
import {
  configMapEntries,
  cronJobEntries,
  ingressEntries,
  jobEntries,
  nodeEntries,
  podEntries,
  secretEntries,
  serviceEntries,
  volumeClaimEntries,
  workloadEntries,
} from './built_in_descriptions.ts';
import { type Entry, render, type Value } from './description.ts';
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
type Describer = (
  client: Client,
  namespace: string,
  name: string,
  options: CallOptions,
) => Promise<[Described, Entry[]]>;

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
  const [object, own] = await (describer?.(client, namespace, name, call) ?? [described, fieldEntries(found)]);
  const events = withoutEvents ? [] : await eventsOf(client, described, call);
  return render([
    ...metadataEntries(object, describer === undefined),
    ...own,
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
                  ageOf(eventTime(event), event.count ?? event.series?.count ?? 1, now),
                  event.source?.component || event.reportingComponent || '',
                  event.message ?? '',
                ]),
              ],
            },
          ] satisfies Entry,
        ]),
  ]);
}

function ageOf(time: string, count: number, now: Date): string {
  const age = time === '' ? '<unknown>' : shortHumanDuration(now.getTime() - Date.parse(time));
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
    ['Finalizers', metadata.finalizers],
    ['Controlled By', controllers.length === 0 ? undefined : controllers.map((each) => `${each.kind}/${each.name}`)],
  ];
}

function pairs(map: Readonly<Record<string, string>> = {}, sign = '='): string[] {
  return Object.entries(map)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}${sign}${value}`);
}

/** All fields but the metadata, as they are. */
function fieldEntries(object: object): Entry[] {
  return Object.entries(object)
    .filter(([key]) => key !== 'apiVersion' && key !== 'kind' && key !== 'metadata')
    .map(([key, value]): Entry => [labelOf(key), valueOf(value)]);
}

/** `maxReplicas` as `Max Replicas`; keys that are no names of fields stay as they are. */
function labelOf(key: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) return key;
  return (key.charAt(0).toUpperCase() + key.slice(1)).replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}

function valueOf(value: unknown): Value {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return value.map(String);
    return { entries: value.map((item, at): Entry => [String(at), valueOf(item)]) };
  }
  if (isMap(value))
    return { entries: Object.entries(value).map(([key, each]): Entry => [labelOf(key), valueOf(each)]) };
  return String(value ?? '<none>');
}

function describer<T extends Described>(
  type: KindClass<T>,
  entries: (object: T, client: Client, options: CallOptions) => Entry[] | Promise<Entry[]>,
): Describer {
  return async (client, namespace, name, options) => {
    const object = await client.resource(type, { namespace }).get(name, options);
    return [object, await entries(object, client, options)];
  };
}

/** With what keeps an object from being ready, in front. */
function explained<T extends Explained>(type: KindClass<T>, entries: (object: T) => Entry[]): Describer {
  return describer<T>(type, async (object, client, options) => {
    const reasons = await whyNotReady(client, object, options);
    return [...(reasons.length === 0 ? [] : ([['Not Ready', reasons]] satisfies Entry[])), ...entries(object)];
  });
}

const DESCRIBERS: Readonly<Record<string, Describer>> = /* @__PURE__ */ (() => ({
  '/Pod': explained(Pod, podEntries),
  '/Service': describer<Service>(Service, async (service, client, options) => {
    const { namespace = '', name = '' } = service.metadata;
    const slices: KindClass<EndpointSlice> = EndpointSlice;
    const labelSelector = `kubernetes.io/service-name=${name}`;
    const { items } = await client.resource(slices, { namespace }).list({ ...options, labelSelector });
    return serviceEntries(service, items);
  }),
  '/Node': describer<Node>(Node, async (node, client, options) => {
    const pods: Pod[] = [];
    const type: KindClass<Pod> = Pod;
    const fieldSelector = `spec.nodeName=${node.metadata.name}`;
    for await (const pod of client.resource(type).each({ ...options, fieldSelector })) pods.push(pod);
    return nodeEntries(node, pods);
  }),
  '/PersistentVolumeClaim': describer<PersistentVolumeClaim>(PersistentVolumeClaim, async (claim, client, options) => {
    const { namespace = '', name = '' } = claim.metadata;
    const pods = await podsOf(client, namespace, {}, options);
    const uses = ({ spec }: Pod): boolean =>
      spec?.volumes?.some(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName === name) ?? false;
    return volumeClaimEntries(claim, pods.filter(uses));
  }),
  '/ConfigMap': describer<ConfigMap>(ConfigMap, configMapEntries),
  '/Secret': describer<Secret>(Secret, secretEntries),
  'apps/Deployment': explained<Deployment>(Deployment, workloadEntries),
  'apps/ReplicaSet': explained<ReplicaSet>(ReplicaSet, workloadEntries),
  'apps/StatefulSet': explained<StatefulSet>(StatefulSet, workloadEntries),
  'apps/DaemonSet': explained<DaemonSet>(DaemonSet, workloadEntries),
  'batch/Job': explained<Job>(Job, jobEntries),
  'batch/CronJob': describer<CronJob>(CronJob, cronJobEntries),
  'networking.k8s.io/Ingress': describer<Ingress>(Ingress, ingressEntries),
}))();
