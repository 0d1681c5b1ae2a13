/**
 * A small scheduler: it places pods on nodes by taints, node selector, node affinity and requests, and says why a pod
 * could not be placed. Pods are never removed.
 */
import * as corev1 from 'kubetyped/api/core/v1';
import { BinarySI, newMilliQuantity, newQuantity, type Quantity } from 'kubetyped/apimachinery/api/resource';

/** So many nodes that fit are compared; a pod that could go to thousands need not see them all. */
const ENOUGH = 100;

/** A resource that nodes have, and how it is counted. As in Kubernetes' own scheduler: cpu in thousandths, all else in whole units. */
interface Resource {
  readonly name: corev1.ResourceName;
  readonly index: number;
}

/** What is left of a node. The index is that of the resource. */
interface NodeState {
  readonly node: corev1.Node;
  readonly allocatable: readonly number[];
  readonly free: number[];
}

/** A node that a group of pods may go to, and how much they would like that. */
interface Candidate {
  readonly state: NodeState;
  readonly preference: number;
}

/** Pods that are all the same to a scheduler. */
interface PodGroup {
  /** What each of them needs of the resources that there are. */
  readonly needs: readonly { readonly index: number; readonly amount: number }[];
  /** All nodes that the pods may go to if there is room. */
  readonly suitable: readonly Candidate[];
  /** Those among them that had room when they were last looked at. */
  readonly open: Candidate[];
  /** Where the next pod begins to look, so that pods spread. */
  next: number;
  /** Why nodes are not suitable, and how many. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** Where a pod goes, or why it goes nowhere. */
export type Placement = { readonly node: corev1.Node } | { readonly reason: string };

export class Scheduler {
  private readonly states: readonly NodeState[];
  private readonly resources = new Map<corev1.ResourceName, Resource>();
  private readonly groups = new Map<string, PodGroup>();

  constructor(nodes: readonly corev1.Node[]) {
    for (const node of nodes) {
      for (const name of Object.keys(node.status?.allocatable ?? {})) {
        if (!this.resources.has(name)) this.resources.set(name, { name, index: this.resources.size });
      }
    }
    this.states = nodes.map((node) => {
      const allocatable = [...this.resources.values()].map(({ name }) =>
        count(name, corev1.ResourceList.name(node.status?.allocatable, name, BinarySI)),
      );
      return { node, allocatable, free: [...allocatable] };
    });
  }

  /** Kinds of pods seen so far. Pods that differ only in what a scheduler doesn't look at are of one kind. */
  get groupCount(): number {
    return this.groups.size;
  }

  /** Finds a node for the pod and takes what the pod needs from it. */
  place(pod: corev1.Pod): Placement {
    const group = this.groupOf(pod);
    const best = findBest(group);
    if (best === undefined) return { reason: this.whyNot(group) };
    for (const { index, amount } of group.needs) best.free[index]! -= amount;
    return { node: best.node };
  }

  /** What the pods that were placed need together. */
  used(): corev1.ResourceList {
    const used: corev1.ResourceList = {};
    for (const { name, index } of this.resources.values()) {
      let sum = 0n;
      for (const { allocatable, free } of this.states) sum += BigInt(allocatable[index]! - free[index]!);
      used[name] = (name === corev1.ResourceCPU ? newMilliQuantity(sum) : newQuantity(sum, BinarySI)).toString();
    }
    return used;
  }

  private groupOf(pod: corev1.Pod): PodGroup {
    const key = sameness(pod);
    let group = this.groups.get(key);
    if (group === undefined) {
      group = this.newGroup(pod);
      this.groups.set(key, group);
    }
    return group;
  }

  /** Does for all pods of a kind what does not depend on how full the nodes are. */
  private newGroup(pod: corev1.Pod): PodGroup {
    const refusals = new Map<string, number>();
    const refuse = (reason: string): void => void refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    const requests = { ...corev1.podRequests(pod), [corev1.ResourcePods]: 1 };
    const needs: { index: number; amount: number }[] = [];
    const missing: corev1.ResourceName[] = [];
    for (const name of Object.keys(requests)) {
      const amount = count(name, corev1.ResourceList.name(requests, name, BinarySI));
      const resource = this.resources.get(name);
      if (resource !== undefined) needs.push({ index: resource.index, amount });
      else if (amount > 0) missing.push(name);
    }
    const required = corev1.getRequiredNodeAffinity(pod);
    const preferred = corev1.newPreferredSchedulingTerms(
      pod.spec?.affinity?.nodeAffinity?.preferredDuringSchedulingIgnoredDuringExecution,
    );
    const suitable = this.states.flatMap((state): Candidate[] => {
      const { node } = state;
      const taint = corev1.findMatchingUntoleratedTaint(
        node.spec?.taints,
        pod.spec?.tolerations,
        corev1.doNotScheduleTaintsFilter,
      );
      if (taint !== undefined) refuse(`node(s) had untolerated taint {${taint.key}: ${taint.value ?? ''}}`);
      else if (!required.match(node)) refuse(`node(s) didn't match Pod's node affinity/selector`);
      else if (missing.length > 0) missing.forEach((name) => refuse(`Insufficient ${name}`));
      else return [{ state, preference: preferred.score(node) }];
      return [];
    });
    return { needs, suitable, open: [...suitable], next: 0, refusals };
  }

  /** As `kubectl describe pod` shows it. */
  private whyNot(group: PodGroup): string {
    const short = group.needs.map(() => 0);
    for (const { state } of group.suitable) {
      for (const [at, { index, amount }] of group.needs.entries()) if (amount > state.free[index]!) short[at]!++;
    }
    const names = [...this.resources.keys()];
    const refusals = new Map(group.refusals);
    for (const [at, { index }] of group.needs.entries())
      if (short[at]! > 0) refusals.set(`Insufficient ${names[index]}`, short[at]!);
    const reasons = [...refusals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([reason, nodes]) => `${nodes} ${reason}`);
    return `0/${this.states.length} nodes are available: ${reasons.join(', ')}.`;
  }
}

/** Everything of a pod that a scheduler looks at. Pods that come from one workload have the same text. */
function sameness({ spec }: corev1.Pod): string {
  const containers = (list: readonly corev1.Container[] | undefined): unknown =>
    list?.map(({ resources, restartPolicy }) => [resources?.requests, restartPolicy]);
  return JSON.stringify([
    containers(spec?.containers),
    containers(spec?.initContainers),
    spec?.resources?.requests,
    spec?.overhead,
    spec?.nodeSelector,
    spec?.affinity?.nodeAffinity,
    spec?.tolerations,
  ]);
}

/** The best of the next nodes with room. */
function findBest(group: PodGroup): NodeState | undefined {
  const { open, needs } = group;
  let best: NodeState | undefined;
  let bestScore = -1;
  let at = group.next;
  for (let found = 0, left = open.length; left > 0 && found < ENOUGH; left--) {
    if (at >= open.length) at = 0;
    const { state, preference } = open[at]!;
    if (!hasRoom(state, needs)) {
      // Nothing is ever given back: a node that is too full for these pods once is too full for all that follow.
      open[at] = open[open.length - 1]!;
      open.pop();
      continue;
    }
    found++;
    at++;
    const score = preference + 100 * freeShare(state, needs);
    if (score > bestScore) [best, bestScore] = [state, score];
  }
  group.next = at;
  return best;
}

function hasRoom({ free }: NodeState, needs: PodGroup['needs']): boolean {
  for (const { index, amount } of needs) if (amount > free[index]!) return false;
  return true;
}

/** How empty the node would be: the mean of the shares that would be left of what the pod needs. */
function freeShare({ free, allocatable }: NodeState, needs: PodGroup['needs']): number {
  let sum = 0;
  for (const { index, amount } of needs) if (amount > 0) sum += (free[index]! - amount) / allocatable[index]!;
  return sum / needs.length;
}

/** An amount as a whole number, rounded up. */
function count(name: corev1.ResourceName, quantity: Quantity): number {
  const amount = name === corev1.ResourceCPU ? quantity.milliValue() : quantity.value();
  if (typeof amount === 'bigint') throw new RangeError(`${name}: ${quantity.toString()} is too much to be counted`);
  return amount;
}
