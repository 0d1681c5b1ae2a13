/// <reference types="node" />

import { isNotFound } from '#apimachinery/api/errors/predicates';
import { type NodeUsage, type PodUsage, type TopOptions, topNodes, topPods, type Usage } from '../../kubectl/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK } from '../command.ts';
import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { type Cluster, refused, withCluster } from './cluster.ts';

const MEBIBYTE = 1024 * 1024;

/** The work of `top`. @returns the exit status */
export function showUsage(args: Arguments, ofPods: boolean, name: string | undefined): Promise<number> {
  return withCluster(args, async (cluster) => {
    const labelSelector = args.value('selector') ?? '';
    const wanted = { labelSelector, ...(name !== undefined && { name }) };
    try {
      const [head, ...rows] = await (ofPods ? podRows(args, cluster, wanted) : nodeRows(args, cluster, wanted));
      if (rows.length > 0) write(args.has('no-headers') ? rows : [head ?? [], ...rows]);
      else streams().stderr.write('No metrics found.\n');
      return OK;
    } catch (error) {
      if (!isNotFound(error) || name !== undefined) return refused(error);
      streams().stderr.write('kubetyped: the server has no metrics: is a metrics server installed?\n');
      return FAULTY;
    }
  });
}

async function nodeRows(args: Arguments, { client }: Cluster, wanted: TopOptions): Promise<string[][]> {
  const nodes = sorted(args, await topNodes(client, wanted));
  return [
    ['NAME', 'CPU(cores)', 'CPU(%)', 'MEMORY(bytes)', 'MEMORY(%)'],
    ...nodes.map((node) => [node.name, cpu(node), share(node, 'cpuMillis'), memory(node), share(node, 'memoryBytes')]),
  ];
}

async function podRows(args: Arguments, { client, namespace }: Cluster, wanted: TopOptions): Promise<string[][]> {
  const everywhere = args.has('all-namespaces');
  const containers = args.has('containers');
  const pods: PodUsage[] = sorted(args, await topPods(client, everywhere ? '' : namespace, wanted));
  return [
    [...(everywhere ? ['NAMESPACE'] : []), ...(containers ? ['POD'] : []), 'NAME', 'CPU(cores)', 'MEMORY(bytes)'],
    ...pods.flatMap((pod) => {
      const place = everywhere ? [pod.namespace] : [];
      if (!containers) return [[...place, pod.name, cpu(pod), memory(pod)]];
      return sorted(args, pod.containers).map((each) => [...place, pod.name, each.name, cpu(each), memory(each)]);
    }),
  ];
}

function sorted<T extends Usage>(args: Arguments, all: readonly T[]): T[] {
  const by = args.value('sort-by');
  if (by === undefined) return [...all];
  const key = by === 'cpu' ? 'cpuMillis' : 'memoryBytes';
  return [...all].sort((a, b) => b[key] - a[key]);
}

const cpu = ({ cpuMillis }: Usage): string => `${cpuMillis}m`;
const memory = ({ memoryBytes }: Usage): string => `${Math.floor(memoryBytes / MEBIBYTE)}Mi`;

function share(node: NodeUsage, of: keyof Usage): string {
  const all = node.allocatable[of];
  return all === undefined ? '<unknown>' : `${all === 0 ? 0 : Math.floor((node[of] / all) * 100)}%`;
}

function write(rows: readonly (readonly string[])[]): void {
  const shown = rows.map((row) => row.map(printable));
  // No column of kubectl's is narrower.
  const widths = shown[0]?.map((_, at) => Math.max(3, ...shown.map((row) => row[at]?.length ?? 0))) ?? [];
  for (const row of shown)
    streams().stdout.write(
      `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('   ')
        .trimEnd()}\n`,
    );
}
