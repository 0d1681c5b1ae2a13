/// <reference types="node" />

import {
  doNotScheduleTaintsFilter,
  type Node,
  newLazyErrorNodeSelector,
  Pod,
  type PodSpec,
  podRequestTotals,
  ResourceTotals,
  type Taint,
  TaintEffectNoSchedule,
  TaintNodeUnschedulable,
  type ToleratesTaintOptions,
  taintKeyExists,
  taintToString,
  tolerationsTolerateTaint,
} from '#api/core/v1/index';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import { setDefaults } from '../../defaults/index.ts';
import { podKeysOf } from '../../validation/pod_keys.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { count } from '../count.ts';
import { findFiles } from '../input/find_files.ts';
import { inputFiles } from '../input/input_paths.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { ObjectSource } from '../objects/object_source.ts';
import { printable, short } from '../printable.ts';
import { coloursFor } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { Table } from '../report/table.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import { chosenBy } from './match_selectors.ts';

/** A reason may quote a whole label. */
const MAX_REASON = 200;

/** A pod, or an object with a pod template. */
interface Candidate {
  readonly from: ReadObject;
  readonly spec: Partial<PodSpec>;
}

/** The result for one pod. */
interface Verdict {
  readonly pod: ReadObject;
  readonly nodes: readonly { readonly name: string; readonly reasons: readonly string[] }[];
}

/** The work of `match --nodes`. @returns the exit status @throws UsageError */
export async function matchNodes(args: Arguments): Promise<number> {
  const chosen = chosenBy(args);
  const path = args.value('nodes')!;
  const source = new ObjectSource();
  const nodes = (await source.read(findFiles([path]))).filter(({ gvk }) => gvk.group === '' && gvk.kind === 'Node');
  if (nodes.length === 0 && !source.trouble)
    throw new UsageError(`no nodes found in ${path}`, 'get those of a cluster with kubectl get nodes -o yaml');
  const pods = (await source.read(inputFiles(args.paths))).filter(chosen).flatMap((from): Candidate[] => {
    const spec = podSpecOf(from);
    return spec === undefined ? [] : [{ from, spec }];
  });
  const options = { enableComparisonOperators: args.has('comparison-operators') };
  const verdicts = pods.map(({ from, spec }): Verdict => {
    const refusals = refusalsOf(spec, options);
    return { pod: from, nodes: nodes.map(({ name, object }) => ({ name, reasons: refusals(object as Node) })) };
  });
  const out = new Output();
  if (args.value('output') === 'json') out.write(`${JSON.stringify(verdicts.map(described), undefined, 2)}\n`);
  else writeTable(out, verdicts);
  await out.end();
  if (pods.length === 0) streams().stderr.write('no pods were found\n');
  if (source.trouble) return TROUBLE;
  return pods.length > 0 && verdicts.every(isPlaceable) ? OK : FAULTY;
}

function isPlaceable({ nodes }: Verdict): boolean {
  return nodes.some(({ reasons }) => reasons.length === 0);
}

function described({ pod: { path, line, gvk, name, namespace }, nodes }: Verdict): object {
  const identity = {
    file: path,
    line,
    apiVersion: gvk.groupVersion().toString(),
    kind: gvk.kind,
    namespace: namespace === '' ? undefined : namespace,
    name,
  };
  return {
    ...identity,
    nodes: nodes.map(({ name: node, reasons }) => ({ node, matches: reasons.length === 0, reasons })),
  };
}

function writeTable(out: Output, verdicts: readonly Verdict[]): void {
  if (verdicts.length === 0) return;
  const { bold, green, red } = coloursFor(streams().stdout);
  const heading = ['POD', 'NODE', 'RESULT', 'REASON'].map((text) => ({ text, paint: bold }));
  const rows = verdicts.flatMap(({ pod, nodes }) =>
    nodes.flatMap(({ name, reasons }) => {
      const start = [{ text: printable(`${pod.gvk.kind} ${pod.name || '-'}`) }, { text: printable(name || '-') }];
      if (reasons.length === 0) return [[...start, { text: 'yes', paint: green }]];
      return reasons.map((reason, at) => [
        ...(at === 0 ? [...start, { text: 'no', paint: red }] : [{ text: '' }, { text: '' }, { text: '' }]),
        { text: short(reason, MAX_REASON) },
      ]);
    }),
  );
  const table = new Table([heading, ...rows]);
  for (const row of [heading, ...rows]) out.write(table.row(row));
  const placeable = verdicts.filter(isPlaceable).length;
  out.write(`\n${placeable} of ${count(verdicts.length, 'pod')} may go to some node\n`);
}

/** The spec of a pod, or of the pods an object creates; undefined for other objects. */
function podSpecOf({ gvk, object }: ReadObject): Partial<PodSpec> | undefined {
  const keys = podKeysOf(gvk);
  if (keys === undefined) return undefined;
  let value: unknown = object;
  for (const key of [...keys, 'spec']) value = (value as Record<string, unknown> | undefined)?.[key];
  return (value ?? {}) as Partial<PodSpec>;
}

/** Why a pod can't be scheduled on a node; empty when it can. */
type Refusals = (node: Node) => string[];

/** All reasons against scheduling a pod of this spec on a node, as if it were the only one. */
function refusalsOf(spec: Partial<PodSpec>, options: ToleratesTaintOptions): Refusals {
  const required = spec.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  const affinity = required && newLazyErrorNodeSelector(required);
  const requests = requestsOf(spec);
  return (node) => {
    const reasons: string[] = [];
    for (const taint of taintsOf(node)) {
      if (!tolerationsTolerateTaint(spec.tolerations, taint, options))
        reasons.push(`no toleration for the taint ${taintToString(taint)}`);
    }
    append(reasons, wrongLabels(spec.nodeSelector ?? {}, node.metadata?.labels ?? {}));
    try {
      if (affinity?.match(node) === false) reasons.push('no term of the required node affinity chooses the node');
    } catch (error) {
      reasons.push(`the required node affinity is wrong: ${asError(error).message}`);
    }
    const allocatable = node.status?.allocatable;
    if (allocatable !== undefined)
      for (const { resource, requested, available } of requests.insufficient(new ResourceTotals(allocatable)))
        reasons.push(`requests ${requested} of ${resource}, and the node has ${available}`);
    return reasons;
  };
}

/** What a pod of this spec requests: limits without requests are requests. */
function requestsOf(spec: Partial<PodSpec>): ResourceTotals {
  const pod = new Pod({ spec: { ...spec, containers: spec.containers ?? [] } }).deepCopy();
  setDefaults(pod);
  return podRequestTotals(pod);
}

/** The taints that repel pods. A cordoned node has one even before the cluster has recorded it. */
function taintsOf({ spec }: Node): Taint[] {
  const taints = (spec?.taints ?? []).filter(doNotScheduleTaintsFilter);
  if (!spec?.unschedulable || taintKeyExists(taints, TaintNodeUnschedulable)) return taints;
  return [{ key: TaintNodeUnschedulable, effect: TaintEffectNoSchedule }, ...taints];
}

function wrongLabels(wanted: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>): string[] {
  return Object.entries(wanted).flatMap(([key, value]) => {
    const given = Object.hasOwn(labels, key) ? labels[key] : undefined;
    if (given === value) return [];
    return [
      `nodeSelector wants ${key}=${value}, and the node has ${given === undefined ? 'no such label' : `${key}=${given}`}`,
    ];
  });
}
