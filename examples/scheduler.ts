/**
 * Schedules the pods of a large random cluster, and reports which pods fit no node and why.
 *
 *   npm run example -- scheduler                                5000 nodes, 50000 pods
 *   npm run example -- scheduler --nodes 100 --pods 1500 --seed 7
 *
 * The scheduler itself is in placement.ts.
 */
import * as corev1 from 'kubetyped/api/core/v1';
import { readArguments, readNumber } from './arguments.ts';
import { Scheduler } from './placement.ts';
import { randomNodes, randomPods } from './random-cluster.ts';

const USAGE = `Usage: scheduler [--nodes N] [--pods N] [--seed N]

Schedules random Pods on random Nodes, and reports which fit no Node and why.

  --nodes N  default 5000
  --pods N   default 50000
  --seed N   the same numbers give the same cluster; default 1
  -h, --help`;
const SHOWN = 12;

function sizes(): { nodes: number; pods: number; seed: number } {
  const { values } = readArguments(USAGE, {
    nodes: { type: 'string', default: '5000' },
    pods: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
  });
  const size = (name: 'nodes' | 'pods' | 'seed'): number => readNumber(values[name], `--${name}`, 9_999_999, USAGE);
  return { nodes: size('nodes'), pods: size('pods'), seed: size('seed') };
}

/** Shows on a terminal how far the work has come. */
function progress(done: number, all: number): void {
  if (process.stderr.isTTY !== true) return;
  process.stderr.write(done < all ? `\r${done} of ${all} pods` : '\r\x1b[K');
}

/** What the pods of each node request together, computed anew and exactly from the pods themselves. */
function requestsByNode(placed: ReadonlyMap<corev1.Pod, corev1.Node>): Map<corev1.Node, corev1.ResourceList> {
  const sums = new Map<corev1.Node, corev1.ResourceList>();
  for (const [pod, node] of placed) {
    sums.set(
      node,
      corev1.ResourceList.add(sums.get(node), corev1.ResourceList.add(corev1.podRequests(pod), { pods: 1 })),
    );
  }
  return sums;
}

/** @returns what the placed pods request together @throws when a node has more pods than it can hold, or the sums differ */
function check(placed: ReadonlyMap<corev1.Pod, corev1.Node>, scheduler: Scheduler): corev1.ResourceList {
  let total: corev1.ResourceList = {};
  for (const [node, requests] of requestsByNode(placed)) {
    for (const { resource, requested, available } of corev1.ResourceList.insufficient(
      requests,
      node.status?.allocatable,
    )) {
      throw new Error(
        `${node.metadata.name}: the pods request ${requested.toString()} of ${resource}, and there are ${available.toString()}`,
      );
    }
    total = corev1.ResourceList.add(total, requests);
  }
  for (const [name, used] of Object.entries(scheduler.used())) {
    const exact = corev1.ResourceList.name(total, name, 'DecimalSI');
    if (!exact.equal(used ?? 0))
      throw new Error(`${name}: the pods request ${exact.toString()}, and the scheduler counted ${used}`);
  }
  return total;
}

function printTotals(total: corev1.ResourceList, nodes: readonly corev1.Node[]): void {
  const all = nodes.reduce(
    (sum: corev1.ResourceList, node) => corev1.ResourceList.add(sum, node.status?.allocatable),
    {},
  );
  for (const name of Object.keys(all).sort()) {
    const [used = '', there] = [total, all].map((list) => corev1.ResourceList.name(list, name, 'BinarySI').toString());
    console.log(`  ${name.padEnd(18)} ${used.padStart(16)} of ${there}`);
  }
}

/** Reasons that differ only in how many nodes they are about are shown together, by the first of them. */
function printReasons(reasons: readonly string[]): void {
  const alike = new Map<string, string[]>();
  for (const reason of reasons) {
    const words = reason.replace(/(?<=: |, )[0-9]+ /g, '');
    const group = alike.get(words);
    if (group === undefined) alike.set(words, [reason]);
    else group.push(reason);
  }
  const sorted = [...alike.values()].sort((a, b) => b.length - a.length);
  for (const group of sorted.slice(0, SHOWN)) console.log(`  ${String(group.length).padStart(5)} ${group[0]}`);
  const others = sorted.slice(SHOWN).flat().length;
  if (others > 0) console.log(`  ${String(others).padStart(5)} for ${sorted.length - SHOWN} other reasons`);
}

function main(): void {
  const size = sizes();
  const nodes = randomNodes(size.nodes, size.seed);
  const pods = randomPods(size.pods, size.seed);

  const start = performance.now();
  const scheduler = new Scheduler(nodes);
  const placed = new Map<corev1.Pod, corev1.Node>();
  const reasons: string[] = [];
  for (const [index, pod] of pods.entries()) {
    if (index % 500 === 0) progress(index, pods.length);
    const placement = scheduler.place(pod);
    if ('node' in placement) placed.set(pod, placement.node);
    else reasons.push(placement.reason);
  }
  const seconds = (performance.now() - start) / 1000;
  progress(pods.length, pods.length);

  console.log(`${nodes.length} nodes, ${pods.length} pods of ${scheduler.groupCount} kinds, seed ${size.seed}`);
  console.log(`placed: ${placed.size}`);
  console.log(`not placed: ${reasons.length}`);
  printReasons(reasons);
  const total = check(placed, scheduler);
  console.log('requested by the pods that were placed, summed up anew and exactly:');
  printTotals(total, nodes);
  console.log(`${Math.round(pods.length / seconds)} pods per second`);
}

main();
