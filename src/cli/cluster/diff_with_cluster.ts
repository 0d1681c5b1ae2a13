/// <reference types="node" />

import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { Difference } from '#apimachinery/util/objectdiff/difference';
import { formatDifferences } from '#apimachinery/util/objectdiff/format_differences';
import { ServerFields } from '#apimachinery/util/objectdiff/server_fields';
import { stringifyJSON } from '#engine/json/stringify';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { findFiles } from '../input/find_files.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { maskedDiff } from '../objects/masked_diff.ts';
import { ObjectSource } from '../objects/object_source.ts';
import { diffOptions, objectLabel } from '../objects/same_object.ts';
import { printable } from '../printable.ts';
import { coloursFor, hasColours } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';
import { type Cluster, refused, withCluster } from './cluster.ts';
import { configurationOf, inOrder } from './manifest_order.ts';

/** What applying a manifest would do. */
interface Change {
  readonly manifest: ReadObject;
  readonly namespace: string;
  /** Undefined for an object that is not there yet. */
  readonly differences: readonly Difference[] | undefined;
}

/** The work of `diff` with a cluster. @returns the exit status: 2 also when the server refuses what it is asked */
export function diffWithCluster(args: Arguments): Promise<number> {
  return withCluster(args, async (cluster) => {
    const options = diffOptions(args, ServerFields);
    const source = new ObjectSource();
    const out = new Output();
    const isJSON = args.value('output') === 'json';
    const printed: object[] = [];
    let trouble = false;
    let count = 0;
    for (const manifest of inOrder(await source.read(findFiles(args.paths)))) {
      try {
        const { namespace, before, after } = await dryRun(args, cluster, manifest);
        const differences = before && maskedDiff(before, after, options);
        if (differences?.length === 0) continue;
        const change = { manifest, namespace, differences };
        if (isJSON) printed.push(described(change));
        else out.write(`${count > 0 ? '\n' : ''}${text(change)}`);
        count++;
        await out.pause();
      } catch (error) {
        trouble = true;
        streams().stderr.write(`${printable(manifest.path)}:${manifest.line}: `);
        refused(error);
      }
    }
    if (isJSON) out.write(`${stringifyJSON(printed, { indent: 2 })}\n`);
    await out.end();
    if (source.trouble || trouble) return TROUBLE;
    return count > 0 ? FAULTY : OK;
  });
}

async function dryRun(
  args: Arguments,
  cluster: Cluster,
  manifest: ReadObject,
): Promise<{ namespace: string; before: Unstructured | undefined; after: Unstructured }> {
  const { gvk, name } = manifest;
  const resource = await cluster.resourceOf(gvk.group, gvk.version, gvk.kind);
  const namespace = resource.namespaced ? manifest.namespace || cluster.namespace : '';
  const objects = cluster.objects(resource, namespace);
  const before = await objects.get(name).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
  const fieldManager = args.value('field-manager') ?? 'kubetyped';
  const after = await objects.apply(configurationOf(manifest), { fieldManager, force: true, dryRun: ['All'] });
  return { namespace, before, after };
}

function text({ manifest: { gvk, name, path, line }, namespace, differences }: Change): string {
  const { bold, green } = coloursFor(streams().stdout);
  const label = printable(objectLabel({ group: gvk.group, kind: gvk.kind, namespace, name }));
  const place = printable(`${path === '-' ? 'standard input' : path}:${line}`);
  if (differences === undefined) return `${green(`+ ${label}`)}  (not in the cluster, ${place})\n`;
  return `${bold(label)}  (${place})\n${formatDifferences(differences, { colour: hasColours(streams().stdout) })}`;
}

function described({ manifest: { gvk, name, path, line }, namespace, differences }: Change): object {
  return {
    apiVersion: gvk.groupVersion().toString(),
    kind: gvk.kind,
    namespace: namespace === '' ? undefined : namespace,
    name,
    op: differences === undefined ? 'added' : 'changed',
    file: path,
    line,
    differences: differences ?? [],
  };
}
