/// <reference types="node" />

import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { interrupted } from '#apimachinery/util/wait/interrupted';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
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
  const show = printer(args.value('output'));
  return withCluster(args, async (cluster) => {
    let count = 0;
    const status = await forNamed(
      args,
      cluster,
      args.paths,
      async ({ resource, objects: { namespace }, name, label }) => {
        count++;
        const objects = cluster.objects(resource, namespace ?? '', {
          omitManagedFields: !args.has('show-managed-fields'),
        });
        try {
          // What is gone already needs no word, as with kubectl.
          const before = forDeletion ? await foundAt(objects, name) : undefined;
          if (forDeletion && before === undefined) return undefined;
          const creation = conditions.filter(({ type }) => type === 'create');
          await waitFor(objects, name, creation, { timeout });
          for (const condition of conditions) {
            show(label, (await waitFor(objects, name, [condition], { timeout })) ?? before);
          }
          return undefined;
        } catch (error) {
          if (!interrupted(error)) throw error;
          // As kubectl says it, so that programs find it.
          throw new WaitError(`timed out waiting for the condition on ${resource.gvr.resource}/${name}`);
        }
      },
    );
    if (count > 0 || status !== OK || forDeletion) return status;
    streams().stderr.write('kubetyped: no matching resources found\n');
    return FAULTY;
  });
}

/** Says of objects that they meet a condition; with a format as kubectl: one after the other, not as a List. */
function printer(format: string | undefined): (label: string, object: Unstructured | undefined) => void {
  let shown = 0;
  return (label, object) => {
    if (format === 'json') streams().stdout.write(`${stringifyJSON(object, { indent: 2 })}\n`);
    else if (format === 'yaml') streams().stdout.write(`${shown++ > 0 ? '---\n' : ''}${stringifyYAML(object)}`);
    else streams().stdout.write(`${label}${format === 'name' ? '' : ' condition met'}\n`);
  };
}

async function foundAt(objects: ResourceClient<Unstructured>, name: string): Promise<Unstructured | undefined> {
  try {
    return await objects.get(name);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return undefined;
  }
}

function conditionOf(text: string): WaitCondition {
  try {
    return parseWaitCondition(text);
  } catch (error) {
    throw new UsageError(printable(asError(error).message));
  }
}
