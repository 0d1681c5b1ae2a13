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
    const fieldSelector = args.value('field-selector') ?? '';
    const wanted = { labelSelector, fieldSelector, ...(name !== undefined && { name }) };
    try {
      const { head, rows } = await (ofPods ? podRows(args, cluster, wanted) : nodeRows(args, cluster, wanted));
      if (rows.length > 0) write(args.has('no-headers') ? rows : [head, ...rows]);
      else streams().stderr.write('No metrics found.\n');
      return OK;
    } catch (error) {
      if (!isNotFound(error) || name !== undefined) return refused(error);
      streams().stderr.write('kubetyped: the server has no metrics: is a metrics server installed?\n');
      return FAULTY;
    }
  });
}

/** Lines of cells. */
interface Lines {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

async function nodeRows(args: Arguments, { client }: Cluster, wanted: TopOptions): Promise<Lines> {
  const nodes = sorted(args, await topNodes(client, { ...wanted, capacity: args.has('show-capacity') }));
  const swap = args.has('show-swap');
  const swapOf = (node: NodeUsage): string[] =>
    node.allocatable.swapBytes === undefined
      ? ['<unknown>', '<unknown>']
      : [inMebibytes(node.swapBytes), share(node, 'swapBytes')];
  return {
    head: [
      ...['NAME', 'CPU(cores)', 'CPU(%)', 'MEMORY(bytes)', 'MEMORY(%)'],
      ...(swap ? ['SWAP(bytes)', 'SWAP(%)'] : []),
    ],
    rows: nodes.map((node) => [
      ...[node.name, cpu(node), share(node, 'cpuMillis'), inMebibytes(node.memoryBytes), share(node, 'memoryBytes')],
      ...(swap ? swapOf(node) : []),
    ]),
  };
}

async function podRows(args: Arguments, { client, namespace }: Cluster, wanted: TopOptions): Promise<Lines> {
  const everywhere = args.has('all-namespaces');
  const containers = args.has('containers');
  const swap = args.has('show-swap');
  const figures = (usage: Usage): string[] => [
    ...[cpu(usage), inMebibytes(usage.memoryBytes)],
    ...(swap ? [inMebibytes(usage.swapBytes)] : []),
  ];
  const pods: PodUsage[] = sorted(args, await topPods(client, everywhere ? '' : namespace, wanted));
  const columns = ['NAME', 'CPU(cores)', 'MEMORY(bytes)', ...(swap ? ['SWAP(bytes)'] : [])];
  const head = [...(everywhere ? ['NAMESPACE'] : []), ...(containers ? ['POD'] : []), ...columns];
  const rows = pods.flatMap((pod) => {
    const place = everywhere ? [pod.namespace] : [];
    if (!containers) return [[...place, pod.name, ...figures(pod)]];
    return sorted(args, pod.containers).map((each) => [...place, pod.name, each.name, ...figures(each)]);
  });
  if (!args.has('sum') || rows.length === 0) return { head, rows };
  const all = (of: keyof Usage): number => pods.reduce((total, pod) => total + pod[of], 0);
  // Where kubectl has them: with swap one column to the right, and without headers as if Pods alone were shown.
  const width = args.has('no-headers') ? columns.length : head.length;
  const empty = (count: number): string[] => Array.from({ length: count }, () => '');
  const total = { cpuMillis: all('cpuMillis'), memoryBytes: all('memoryBytes'), swapBytes: all('swapBytes') };
  const line = [...empty(width - 2), '________', '________'];
  return { head, rows: [...rows, line, [...empty(width - 2), ...figures(total)]] };
}

function sorted<T extends Usage>(args: Arguments, all: readonly T[]): T[] {
  const by = args.value('sort-by');
  if (by === undefined) return [...all];
  const key = by === 'cpu' ? 'cpuMillis' : 'memoryBytes';
  return [...all].sort((a, b) => b[key] - a[key]);
}

const cpu = ({ cpuMillis }: Usage): string => `${cpuMillis}m`;
const inMebibytes = (bytes: number): string => `${Math.floor(bytes / MEBIBYTE)}Mi`;

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
