/// <reference types="node" />

import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { interrupted } from '#apimachinery/util/wait/interrupted';
import { asError } from '#engine/text/as_error';
import type { ResourceClient } from '../../client/index.ts';
import { parseWaitCondition, type WaitCondition, WaitError, waitFor } from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import { withCluster } from './cluster.ts';
import { secondsOf } from './cluster_options.ts';
import { forNamed } from './named_objects.ts';

/** The work of `wait`. @returns the exit status */
export function waitForObjects(args: Arguments): Promise<number> {
  const conditions = args.values('for').map(conditionOf);
  const timeout = secondsOf(args, 'timeout') ?? 30_000;
  const forDeletion = conditions.some(({ type }) => type === 'delete');
  return withCluster(args, async (cluster) => {
    let count = 0;
    const status = await forNamed(args, cluster, args.paths, async ({ resource: { gvr }, objects, name, label }) => {
      count++;
      try {
        // What is gone already needs no word, as with kubectl.
        if (forDeletion && (await isGone(objects, name))) return undefined;
        const creation = conditions.filter(({ type }) => type === 'create');
        await waitFor(objects, name, creation, { timeout });
        for (const condition of conditions) {
          await waitFor(objects, name, [condition], { timeout });
          streams().stdout.write(`${label} condition met\n`);
        }
        return undefined;
      } catch (error) {
        if (!interrupted(error)) throw error;
        // As kubectl says it, so that programs find it.
        throw new WaitError(`timed out waiting for the condition on ${gvr.resource}/${name}`);
      }
    });
    if (count > 0 || status !== OK || forDeletion) return status;
    streams().stderr.write('kubetyped: no matching resources found\n');
    return FAULTY;
  });
}

async function isGone(objects: ResourceClient<Unstructured>, name: string): Promise<boolean> {
  try {
    await objects.get(name);
    return false;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return true;
  }
}

function conditionOf(text: string): WaitCondition {
  try {
    return parseWaitCondition(text);
  } catch (error) {
    throw new UsageError(printable(asError(error).message), 'see kubetyped wait --help');
  }
}
