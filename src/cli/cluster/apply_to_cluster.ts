/// <reference types="node" />

import { DaemonSet, Deployment, ReplicaSet, StatefulSet } from '#api/apps/v1/zz_generated.types';
import { Job } from '#api/batch/v1/zz_generated.types';
import { Pod } from '#api/core/v1/zz_generated.types';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { isNoMatchError } from '#apimachinery/api/meta/rest_mapper_errors';
import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { interrupted } from '#apimachinery/util/wait/interrupted';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import type { Client, ResourceClient } from '../../client/index.ts';
import { readiness, until } from '../../client/tools/watch/index.ts';
import { scheme } from '../../index.ts';
import { ApplySet, ApplySetError, type ApplySetMember, type Explained, whyNotReady } from '../../kubectl/index.ts';
import { eventsOf } from '../../kubectl/why_not_ready.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { findFiles } from '../input/find_files.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { ObjectSource } from '../objects/object_source.ts';
import { printable } from '../printable.ts';
import { programVersion } from '../program_version.ts';
import { Progress } from '../report/progress.ts';
import { streams } from '../streams.ts';
import { type Cluster, refused, typeLabel, withCluster } from './cluster.ts';
import { secondsOf } from './cluster_options.ts';
import { configurationOf, inOrder } from './manifest_order.ts';
import { failed } from './named_objects.ts';

/** An object that was applied. */
interface Applied {
  readonly objects: ResourceClient<Unstructured>;
  readonly name: string;
  readonly label: string;
  /** As the server has answered. */
  readonly object: Unstructured;
}

/** The work of `apply` with a cluster. @returns the exit status */
export function applyToCluster(args: Arguments): Promise<number> {
  return withCluster(args, async (cluster) => {
    const source = new ObjectSource();
    const objects = inOrder(await source.read(findFiles(args.paths)));
    // Half a set of manifests may do more harm than none.
    if (source.trouble) return TROUBLE;
    let set: ApplySet | undefined;
    try {
      set = await applySetOf(args, cluster, objects);
    } catch (error) {
      return failed(`applyset ${printable(args.value('applyset') ?? '')}`, error);
    }
    const progress = new Progress(objects.length);
    const applied: Applied[] = [];
    let status = OK;
    for (const [index, object] of objects.entries()) {
      progress.update(index, object.path);
      try {
        const [done, what] = await applyOne(args, cluster, object, set);
        progress.end();
        streams().stdout.write(`${done.label} ${what}${args.has('dry-run') ? ' (dry run)' : ''}\n`);
        applied.push(done);
      } catch (error) {
        progress.end();
        status = complain(error, object);
      }
    }
    progress.end();
    if (set !== undefined) status = status === OK ? await prune(args, set, applied) : skipPruning(status);
    if (args.has('wait') && !args.has('dry-run') && status === OK) status = await allReady(args, cluster, applied);
    return status;
  });
}

/** The set that `--applyset` names, which knows all that is about to be applied. @throws ApplySetError StatusError */
async function applySetOf(
  args: Arguments,
  cluster: Cluster,
  objects: readonly ReadObject[],
): Promise<ApplySet | undefined> {
  const reference = args.value('applyset');
  if (reference === undefined) return undefined;
  // An empty folder must not remove everything.
  if (objects.length === 0) throw new ApplySetError('no objects passed to apply');
  const namespace = args.value('namespace');
  const set = await ApplySet.open(cluster.client, reference, {
    tooling: `kubetyped/v${programVersion()}`,
    mapper: cluster.mapper,
    ...(namespace === undefined ? {} : { namespace }),
    ...(args.has('dry-run') && { dryRun: ['All'] }),
  });
  for (const object of objects) set.label(new Unstructured(configurationOf(object)));
  await set.begin(await Promise.all(objects.map((object) => memberOf(cluster, object))));
  return set;
}

async function memberOf(cluster: Cluster, { gvk, namespace }: ReadObject): Promise<ApplySetMember> {
  try {
    const { namespaced } = await cluster.resourceOf(gvk.group, gvk.version, gvk.kind);
    return { group: gvk.group, kind: gvk.kind, namespace: namespaced ? namespace || cluster.namespace : '' };
  } catch (error) {
    if (!isNoMatchError(error)) throw error;
    // Its definition may be among the manifests.
    return { group: gvk.group, kind: gvk.kind, namespace };
  }
}

async function prune(args: Arguments, set: ApplySet, applied: readonly Applied[]): Promise<number> {
  try {
    await set.prune(new Set(applied.map(({ object }) => String(object.getUID()))), ({ mapping, object }) => {
      const { resource: gvr, groupVersionKind, scope } = mapping;
      const label = typeLabel({ gvr, kind: groupVersionKind.kind, namespaced: scope.name === 'namespace' });
      streams().stdout.write(
        `${label}/${printable(object.getName())} pruned${args.has('dry-run') ? ' (dry run)' : ''}\n`,
      );
    });
    return OK;
  } catch (error) {
    return failed('pruning', error);
  }
}

function skipPruning(status: number): number {
  streams().stderr.write('kubetyped: nothing is pruned, as not everything was applied\n');
  return status;
}

async function applyOne(
  args: Arguments,
  cluster: Cluster,
  manifest: ReadObject,
  set: ApplySet | undefined,
): Promise<[Applied, string]> {
  const { gvk, namespace, name } = manifest;
  const resource = await cluster.resourceOf(gvk.group, gvk.version, gvk.kind);
  const objects = cluster.objects(resource, namespace || cluster.namespace);
  const label = `${typeLabel(resource)}/${printable(name)}`;
  const before = await objects.get(name).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
  const configuration = configurationOf(manifest);
  const after = await objects.apply(set === undefined ? configuration : set.label(new Unstructured(configuration)), {
    fieldManager: args.value('field-manager') ?? 'kubetyped',
    force: args.has('force-conflicts'),
    ...(args.has('dry-run') && { dryRun: ['All'] }),
  });
  if (gvk.kind === 'CustomResourceDefinition' && !args.has('dry-run'))
    await until(objects, name, (found) => readiness(found) === 'ready', { timeout: 30_000 });
  const unchanged = before?.getResourceVersion() === after.getResourceVersion();
  return [
    { objects, name, label, object: after },
    before === undefined ? 'created' : unchanged ? 'unchanged' : 'configured',
  ];
}

/** Says what is wrong with an object. @throws what has nothing to do with it, such as a connection that is refused */
function complain(error: unknown, { path, line }: ReadObject): number {
  if (!isNoMatchError(error) && !isStatusError(error)) throw error;
  streams().stderr.write(`${printable(path)}:${line}: `);
  if (isNoMatchError(error)) {
    streams().stderr.write(`kubetyped: the server does not know this kind: ${printable(asError(error).message)}\n`);
    return FAULTY;
  }
  const status = refused(error);
  if (isConflict(error)) streams().stderr.write('use --force-conflicts to take the fields over\n');
  return status;
}

async function allReady(args: Arguments, { client }: Cluster, applied: readonly Applied[]): Promise<number> {
  const timeout = secondsOf(args, 'timeout') ?? 300_000;
  const progress = new Progress(applied.length);
  let ready = 0;
  // All at once, so that each has the whole time.
  const faults = await Promise.all(
    applied.map(async (one) => {
      const fault = await faultOf(client, one, timeout);
      progress.update(ready++, `waiting for ${one.label}`);
      return fault;
    }),
  );
  progress.end();
  const found = faults.filter((fault) => fault !== undefined);
  for (const fault of found) streams().stderr.write(`kubetyped: ${fault}\n`);
  if (found.length > 0) return FAULTY;
  streams().stdout.write('all ready\n');
  return OK;
}

/** Waits until an object is ready. @returns why it is not */
async function faultOf(
  client: Client,
  { objects, name, label, object }: Applied,
  timeout: number,
): Promise<string | undefined> {
  if (readiness(object) === 'ready') return undefined;
  let last: Unstructured | undefined = object;
  const why = (): Promise<string> | string => (last === undefined ? '' : reasonOf(client, last));
  try {
    const found = await until(objects, name, (seen) => readiness((last = seen)) !== 'waiting', { timeout });
    return readiness(found) === 'ready' ? undefined : `${label} has failed${await why()}`;
  } catch (error) {
    if (!interrupted(error)) throw error;
    return `${label} is not ready${await why()}`;
  }
}

/** Why an object is not ready, as far as it and what belongs to it say so. */
async function reasonOf(client: Client, object: Unstructured): Promise<string> {
  const known: object = scheme.recognizes(object.groupVersionKind()) ? scheme.from(object) : object;
  let reasons: string[] = [];
  if (isExplained(known))
    try {
      reasons = await whyNotReady(client, known);
    } catch (error) {
      // Who may apply a workload may not be allowed to list its Pods.
      if (!isStatusError(error)) throw error;
    }
  const text =
    reasons.join('; ') || conditionReason(object) || (await lastEvent(client, object)) || statusReason(object);
  return `: ${printable(text)}`;
}

/** What was seen last of an object that says nothing itself, such as a claim that waits for its volume. */
async function lastEvent(client: Client, object: Unstructured): Promise<string | undefined> {
  const [kind, metadata] = [
    object.getKind(),
    { name: object.getName(), namespace: object.getNamespace(), uid: object.getUID() },
  ];
  try {
    const event = (await eventsOf(client, { kind, metadata })).at(-1);
    return event && `${event.reason}: ${event.message}`;
  } catch (error) {
    if (!isStatusError(error)) throw error;
    return undefined;
  }
}

function statusReason({ kind, status }: Unstructured): string {
  if (!isMap(status) || Object.keys(status).length === 0)
    return 'it has no status yet, as if no controller had seen it';
  if (kind === 'Job') return `${status['succeeded'] ?? 0} Pods have succeeded, ${status['active'] ?? 0} are active`;
  return typeof status['phase'] === 'string' ? `its phase is ${status['phase']}` : 'its status does not say why';
}

function isExplained(object: object): object is Explained {
  return [Deployment, ReplicaSet, DaemonSet, StatefulSet, Job, Pod].some((type) => object instanceof type);
}

/** What the first condition says that is not met and says anything. */
function conditionReason({ status }: Unstructured): string | undefined {
  const conditions = isMap(status) && Array.isArray(status['conditions']) ? status['conditions'].filter(isMap) : [];
  const text = ({ reason, message }: Record<string, unknown>): string =>
    [reason, message].filter((each) => typeof each === 'string' && each !== '').join(': ');
  return conditions
    .filter((each) => each['status'] !== 'True')
    .map(text)
    .find((each) => each !== '');
}
