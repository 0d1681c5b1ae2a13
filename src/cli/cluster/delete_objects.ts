/// <reference types="node" />

import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { DeletionPropagation } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { interrupted } from '#apimachinery/util/wait/interrupted';
import type { ResourceClient } from '../../client/index.ts';
import { isDeleted, until } from '../../client/tools/watch/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { findFiles } from '../input/find_files.ts';
import { ObjectSource } from '../objects/object_source.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { type Cluster, refused, typeLabel, withCluster } from './cluster.ts';
import { gracePeriodOf, secondsOf } from './cluster_options.ts';
import { namedObjects } from './named_objects.ts';

/** An object to delete. */
interface Doomed {
  readonly objects: ResourceClient<Unstructured>;
  readonly name: string;
  readonly label: string;
}

function propagationPolicy(args: Arguments): DeletionPropagation {
  const cascade = args.value('cascade');
  return cascade === 'foreground' ? 'Foreground' : cascade === 'orphan' ? 'Orphan' : 'Background';
}

/** The work of `delete`. @returns the exit status */
export function deleteObjects(args: Arguments): Promise<number> {
  return withCluster(args, async (cluster) => {
    let status = OK;
    const file = args.value('filename');
    const source = new ObjectSource();
    try {
      const doomed = file === undefined ? await namedObjects(args, cluster) : await ofFiles(file, source, cluster);
      if (source.trouble) return TROUBLE;
      const waiting: (Doomed & { readonly uid: string | undefined })[] = [];
      for (const each of doomed) {
        try {
          waiting.push({ ...each, uid: await remove(args, each) });
          streams().stdout.write(`${each.label} deleted${args.has('dry-run') ? ' (dry run)' : ''}\n`);
        } catch (error) {
          if (!isNotFound(error) || !args.has('ignore-not-found')) status = refused(error);
        }
      }
      if (args.has('wait') && !args.has('dry-run')) status = Math.max(status, await allGone(args, waiting));
    } catch (error) {
      status = refused(error);
    }
    return status;
  });
}

/** In the opposite order of applying, so that a namespace goes last. */
async function ofFiles(path: string, source: ObjectSource, cluster: Cluster): Promise<Doomed[]> {
  const doomed: Doomed[] = [];
  for (const { gvk, name, namespace } of (await source.read(findFiles([path]))).reverse()) {
    const resource = await cluster.resourceOf(gvk.group, gvk.version, gvk.kind);
    const objects = cluster.objects(resource, namespace || cluster.namespace);
    doomed.push({ objects, name, label: `${typeLabel(resource)}/${printable(name)}` });
  }
  return doomed;
}

/** @returns the uid of the object */
async function remove(args: Arguments, { objects, name }: Doomed): Promise<string | undefined> {
  const { uid } = (await objects.get(name)).metadata ?? {};
  // As with kubectl, 0 is not meant by accident.
  const grace = args.has('force') ? 0 : gracePeriodOf(args);
  await objects.delete(name, {
    propagationPolicy: propagationPolicy(args),
    ...(grace !== undefined && { gracePeriodSeconds: args.has('force') ? 0 : Math.max(grace, 1) }),
    ...(args.has('dry-run') && { dryRun: ['All'] }),
    ...(typeof uid === 'string' && { preconditions: { uid } }),
  });
  return typeof uid === 'string' ? uid : undefined;
}

async function allGone(
  args: Arguments,
  waiting: readonly (Doomed & { readonly uid: string | undefined })[],
): Promise<number> {
  const end = Date.now() + (secondsOf(args, 'timeout') ?? 300_000);
  for (const { objects, name, label, uid } of waiting) {
    try {
      await until(objects, name, isDeleted(uid), { timeout: Math.max(end - Date.now(), 1) });
    } catch (error) {
      if (!interrupted(error)) throw error;
      streams().stderr.write(`kubetyped: ${label} is still there\n`);
      return FAULTY;
    }
  }
  return OK;
}
