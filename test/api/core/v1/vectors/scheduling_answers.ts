// What our functions make of the inputs of scripts/go/schedulingvectors, in the form of its answers.
import assert from 'node:assert/strict';
import * as corev1 from 'kubetyped/api/core/v1';
import { deviceTaintToString } from 'kubetyped/api/resource/v1';
import { DecimalExponent, type Quantity } from 'kubetyped/apimachinery/api/resource';
import { newPath, type PathOptions } from 'kubetyped/apimachinery/util/validation/field';
import { type Answer, attempt } from '../../../../apimachinery/vectors/answer_rows.ts';

function compareTaints({
  taints,
  tolerations,
}: {
  taints: corev1.Taint[] | null;
  tolerations: corev1.Toleration[] | null;
}): object {
  const comparing = { enableComparisonOperators: true };
  const untolerated = (filter?: corev1.TaintsFilter, options?: corev1.ToleratesTaintOptions): corev1.Taint | null => {
    const found = corev1.findMatchingUntoleratedTaint(taints, tolerations, filter, options);
    const all = corev1.tolerationsTolerateTaintsWithFilter(tolerations, taints, filter, options);
    if (all !== (found === undefined)) throw new Error('the two ways of asking differ');
    // Go writes key and effect also where they are empty, and no empty value.
    return found === undefined
      ? null
      : { key: found.key ?? '', ...(found.value ? { value: found.value } : {}), effect: found.effect ?? '' };
  };
  return {
    texts: (taints ?? []).map(corev1.taintToString),
    deviceTexts: (taints ?? []).map((taint) => deviceTaintToString({ ...taint, effect: taint.effect as 'NoExecute' })),
    matchTaints: (taints ?? []).map((a) => (taints ?? []).map((b) => corev1.matchTaint(a, b))),
    matchTolerations: (tolerations ?? []).map((a) => (tolerations ?? []).map((b) => corev1.matchToleration(a, b))),
    tolerates: (tolerations ?? []).map((toleration) =>
      (taints ?? []).flatMap((taint) => [
        corev1.toleratesTaint(toleration, taint),
        corev1.toleratesTaint(toleration, taint, comparing),
      ]),
    ),
    untolerated: [
      untolerated(),
      untolerated(corev1.doNotScheduleTaintsFilter),
      untolerated(corev1.doNotScheduleTaintsFilter, comparing),
    ],
  };
}

interface NodeQuestion {
  readonly selector: corev1.NodeSelector | null;
  readonly preferred: corev1.PreferredSchedulingTerm[] | null;
  readonly pod: corev1.PodSpecAccessor;
  readonly nodes: corev1.Node[];
  readonly path: boolean;
}

/** What a function gives, or what it says instead. */
function result<T>(run: () => T): T | string {
  const { value, err } = attempt(run);
  return value === undefined ? err : value;
}

function selectNodes({ selector, preferred, pod, nodes, path }: NodeQuestion): object {
  const options: PathOptions = path ? { path: newPath('spec', 'affinity') } : {};
  const strict = (): unknown[] => {
    const matcher = result(() => corev1.newNodeSelector(selector!, options));
    return typeof matcher === 'string' ? [matcher] : [...nodes, undefined].map((node) => matcher.match(node));
  };
  const lazy = (): unknown[] => {
    const matcher = corev1.newLazyErrorNodeSelector(selector!, options);
    const each = nodes.flatMap((node) => [
      result(() => matcher.match(node)),
      result(() => corev1.matchNodeSelectorTerms(node, selector)),
    ]);
    return [...each, corev1.matchNodeSelectorTerms(null, selector)];
  };
  const scorer = result(() => corev1.newPreferredSchedulingTerms(preferred, options));
  const required = corev1.getRequiredNodeAffinity(pod);
  return {
    strict: selector && strict(),
    lazy: selector && lazy(),
    scores: typeof scorer === 'string' ? [scorer] : nodes.map((node) => scorer.score(node)),
    required: nodes.map((node) => result(() => required.match(node))),
  };
}

function compareResources([a, b]: [corev1.ResourceList | null, corev1.ResourceList | null]): object {
  const { ResourceList, ResourceTotals } = corev1;
  const told = (quantity: Quantity): string[] => [quantity.toString(), quantity.format];
  const exceeded = ResourceList.exceeded(a, b).sort();
  checkTotals(a, b);
  return {
    add: new ResourceTotals(a).add(new ResourceTotals(b)).toList(),
    sub: new ResourceTotals(a).sub(new ResourceTotals(b)).toList(),
    max: ResourceList.max(a, b),
    equals: ResourceList.equals(a, b),
    lessOrEqual: exceeded.length === 0,
    exceeded,
    named: {
      cpu: told(ResourceList.cpu(a)),
      memory: told(ResourceList.memory(a)),
      storage: told(ResourceList.storage(a)),
      pods: told(ResourceList.pods(a)),
      storageEphemeral: told(ResourceList.storageEphemeral(a)),
      other: told(ResourceList.name(a, 'example.com/x', DecimalExponent)),
    },
  };
}

/** What is computed with totals is what is computed with lists, which Go's answers judge; also with what was computed. */
function checkTotals(a: corev1.Resources, b: corev1.Resources): void {
  const { ResourceList, ResourceTotals } = corev1;
  const sum = new ResourceTotals(a).add(new ResourceTotals(b));
  assert.deepEqual(sum.toList(), ResourceList.add(a, b));
  const back = sum.copy().sub(new ResourceTotals(b)).sub(new ResourceTotals(a));
  assert.ok(Object.values(back.toList()).every((amount) => amount === '0'));
  assert.ok(back.fits(new ResourceTotals()) && back.fits(back));
  assert.deepEqual(sum.toList(), ResourceList.add(a, b));
  const lists = [a, b, ResourceList.add(a, b), ResourceList.sub(a, b), {}];
  const totals = lists.map((list) => new ResourceTotals(list));
  const told = (all: readonly corev1.InsufficientResource[]): string[][] =>
    all.map(({ resource, requested, available }) => [resource, requested.toString(), available.toString()]);
  for (const [i, wanted] of totals.entries()) {
    for (const [j, available] of totals.entries()) {
      const missing = ResourceList.insufficient(lists[i], lists[j]);
      assert.deepEqual(told(wanted.insufficient(available)), told(missing));
      assert.equal(wanted.fits(available), missing.length === 0);
    }
  }
}

function podResources({ pod, options }: { pod: corev1.PodAccessor; options: corev1.PodResourcesOptions }): object {
  return {
    requests: corev1.podRequestTotals(pod, options).toList(),
    limits: corev1.podLimits(pod, options),
    containerRequests: corev1.aggregateContainerRequests(pod, options),
    containerLimits: corev1.aggregateContainerLimits(pod, options),
    is: [
      corev1.isPodLevelResourcesSet(pod),
      corev1.isPodLevelRequestsSet(pod),
      corev1.isPodLevelLimitsSet(pod),
      corev1.isPodResizeInfeasible(pod),
      corev1.isPodResizeDeferred(pod),
    ],
  };
}

interface ReferenceQuestion {
  readonly object: object;
  readonly fieldPath: string;
  readonly ref: corev1.ObjectReference;
  readonly kind: readonly [group: string, version: string, kind: string];
}

function referToObject({ object, fieldPath, ref, kind: [group, version, kind] }: ReferenceQuestion): object {
  const written = (reference: corev1.ObjectReference): object =>
    Object.fromEntries(Object.entries(reference).filter(([, value]) => value !== ''));
  const found = corev1.objectReferenceGroupVersionKind(ref);
  const changed = { ...ref };
  corev1.getObjectReferenceKind(changed).setGroupVersionKind({ group, version, kind });
  return {
    whole: result(() => corev1.getReference(undefined, object)),
    partial: result(() => corev1.getPartialReference(undefined, object, fieldPath)),
    kind: [found.group, found.version, found.kind],
    changed: written(changed),
  };
}

/** By the name of the area. */
export const schedulingAnswers: Readonly<Record<string, Answer>> = {
  taint: compareTaints,
  'node-selector': selectNodes,
  'resource-list': compareResources,
  'pod-resources': podResources,
  'object-reference': referToObject,
};
