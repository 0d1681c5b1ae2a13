/// <reference types="node" />
import { DaemonSet, Deployment, StatefulSet } from '#api/apps/v1/zz_generated.types';
import { isMap } from '#engine/json/untyped';
import { stringifyYAML } from '#engine/yaml/index';
import type { ResourceClient } from '../../client/index.ts';
import {
  pauseRollout,
  RolloutError,
  type RolloutRevision,
  restartRollout,
  resumeRollout,
  rolloutHistory,
  rolloutStatus,
  undoRollout,
  type Workload,
  waitForRollout,
} from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { printable } from '../printable.ts';
import { type Cluster, withCluster } from './cluster.ts';
import { secondsOf } from './cluster_options.ts';
import { forNamed, type NamedObject } from './named_objects.ts';

/** The work of `rollout`. @returns the exit status */
export function rollOut(args: Arguments, verb: string): Promise<number> {
  return withCluster(args, (cluster) =>
    forNamed(args, cluster, args.paths, (one) => {
      switch (verb) {
        case 'status':
          return showStatus(args, workloads(cluster, one), one.name);
        case 'history':
          return showHistory(args, cluster, one);
        case 'undo':
          return undo(args, cluster, one);
        case 'restart':
          return restartRollout(workloads(cluster, one), one.name).then(() => 'restarted');
        case 'pause':
          return pauseRollout(deployments(cluster, one, verb), one.name).then(() => 'paused');
        default:
          return resumeRollout(deployments(cluster, one, verb), one.name).then(() => 'resumed');
      }
    }),
  );
}

/** @throws RolloutError for what has no rollouts */
function workloads({ client }: Cluster, { resource: { gvr, kind }, objects }: NamedObject): ResourceClient<Workload> {
  const { namespace = '' } = objects;
  if (gvr.group === 'apps') {
    if (kind === 'Deployment') return client.resource(Deployment, { namespace });
    if (kind === 'DaemonSet') return client.resource(DaemonSet, { namespace });
    if (kind === 'StatefulSet') return client.resource(StatefulSet, { namespace });
  }
  throw new RolloutError('only Deployments, DaemonSets and StatefulSets have rollouts');
}

function deployments(
  { client }: Cluster,
  { resource: { gvr, kind }, objects: { namespace = '' } }: NamedObject,
  verb: string,
): ResourceClient<Deployment> {
  if (gvr.group === 'apps' && kind === 'Deployment') return client.resource(Deployment, { namespace });
  throw new RolloutError(`only Deployments can be ${verb}d`);
}

async function showStatus(args: Arguments, objects: ResourceClient<Workload>, name: string): Promise<undefined> {
  const show = ({ message }: { readonly message: string }): void => {
    process.stdout.write(`${printable(message)}\n`);
  };
  if (args.has('no-watch')) {
    show(rolloutStatus(await objects.get(name)));
    return undefined;
  }
  const timeout = secondsOf(args, 'timeout');
  await waitForRollout(objects, name, { onStatus: show, ...(timeout !== undefined && { timeout }) });
  return undefined;
}

async function showHistory(args: Arguments, cluster: Cluster, one: NamedObject): Promise<undefined> {
  const revisions = await rolloutHistory(cluster.client, workloads(cluster, one), one.name);
  const wanted = args.value('revision');
  if (wanted !== undefined) {
    const found = revisions.find(({ revision }) => revision === Number(wanted));
    if (found === undefined) throw new RolloutError(`unable to find the specified revision ${wanted}`);
    const template = stringifyYAML({ template: templateOf(found) });
    process.stdout.write(`${one.label} with revision #${wanted}\n${template}`);
    return undefined;
  }
  const causes = revisions.map(({ revision, changeCause }): [string, string] => [
    String(revision),
    changeCause === '' ? '<none>' : changeCause,
  ]);
  const width = Math.max(...['REVISION', ...causes.map(([revision]) => revision)].map(({ length }) => length));
  const lines = [['REVISION', 'CHANGE-CAUSE'] as const, ...causes].map(
    ([revision, cause]) => `${revision.padEnd(width)}  ${printable(cause)}\n`,
  );
  // The space and the empty line are kubectl's.
  process.stdout.write(`${one.label} \n${lines.join('')}\n`);
}

function templateOf({ object }: RolloutRevision): unknown {
  if (object.kind === 'ReplicaSet') return object.spec?.template;
  const data: unknown = object.data;
  const spec = isMap(data) ? data['spec'] : undefined;
  return isMap(spec) ? spec['template'] : undefined;
}

async function undo(args: Arguments, cluster: Cluster, one: NamedObject): Promise<string> {
  const revision = Number(args.value('to-revision') ?? 0);
  return (await undoRollout(cluster.client, workloads(cluster, one), one.name, { revision }))
    ? 'rolled back'
    : `skipped rollback (current template already matches revision ${revision})`;
}
