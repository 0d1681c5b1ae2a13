/// <reference types="node" />

import { DaemonSet, Deployment, ReplicaSet, StatefulSet } from '#api/apps/v1/zz_generated.types';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import { canonicalize } from '#engine/json/canonical';
import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import type { ResourceClient } from '../../client/index.ts';
import {
  describeRevision,
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
import { streams } from '../streams.ts';
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
  throw new RolloutError(`${verb.replace(/e$/, '')}ing is not supported: only Deployments can be ${verb}d`);
}

async function showStatus(args: Arguments, objects: ResourceClient<Workload>, name: string): Promise<undefined> {
  const show = ({ message }: { readonly message: string }): void => {
    streams().stdout.write(`${printable(message)}\n`);
  };
  const revision = Number(args.value('revision') ?? 0);
  if (args.has('no-watch')) {
    show(rolloutStatus(await objects.get(name), revision));
    return undefined;
  }
  const timeout = secondsOf(args, 'timeout');
  await waitForRollout(objects, name, { onStatus: show, revision, ...(timeout !== undefined && { timeout }) });
  return undefined;
}

/** What versions are, and written by: with Go's zero values, as kubectl does. */
const VERSIONS = { Deployment, ReplicaSet, StatefulSet, DaemonSet };

const typeOf = ({ apiVersion, kind }: RolloutRevision['version']): object => ({ apiVersion, kind });

async function showHistory(args: Arguments, cluster: Cluster, one: NamedObject): Promise<undefined> {
  const revisions = await rolloutHistory(cluster.client, workloads(cluster, one), one.name);
  const wanted = Number(args.value('revision') ?? 0);
  const format = args.value('output');
  let shown = 0;
  /** As kubectl: several are documents that follow each other, not a List. */
  const show = ({ version }: RolloutRevision): void => {
    const { managedFields: _, ...metadata } = version.metadata;
    const object = canonicalize(VERSIONS[version.kind], { ...version, ...typeOf(version), metadata }, scalars);
    const text = format === 'json' ? `${stringifyJSON(object, { indent: 2 })}\n` : stringifyYAML(object);
    streams().stdout.write(`${format === 'yaml' && shown++ > 0 ? '---\n' : ''}${text}`);
  };
  if (wanted > 0) {
    const found = revisions.find(({ revision }) => revision === wanted);
    if (found === undefined) throw new RolloutError(`unable to find the specified revision ${wanted}`);
    if (format !== undefined) show(found);
    else streams().stdout.write(`${one.label} with revision #${wanted}\n${describeRevision(found)}`);
    return undefined;
  }
  if (format !== undefined) {
    for (const revision of revisions) show(revision);
    return undefined;
  }
  if (revisions.length === 0) {
    streams().stdout.write(`${one.label} \nNo rollout history found.\n`);
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
  streams().stdout.write(`${one.label} \n${lines.join('')}\n`);
}

async function undo(args: Arguments, cluster: Cluster, one: NamedObject): Promise<string> {
  const revision = Number(args.value('to-revision') ?? 0);
  const objects = workloads(cluster, one);
  const { metadata } = await objects.get(one.name);
  const dry = args.has('dry-run');
  const undone = await undoRollout(cluster.client, objects, one.name, { revision, ...(dry && { dryRun: ['All'] }) });
  if (!undone) return `skipped rollback (current template already matches revision ${revision})`;
  if (metadata.annotations?.[LastAppliedConfigAnnotation] !== undefined)
    streams().stderr.write(
      `kubetyped: ${one.label}: the next apply of a file goes by what was applied last, not by what is undone here\n`,
    );
  return `rolled back${dry ? ' (dry run)' : ''}`;
}
