import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import {
  doNotScheduleTaintsFilter,
  newLazyErrorNodeSelector,
  TaintEffectNoSchedule,
  taintKeyExists,
  TaintNodeUnschedulable,
  taintToString,
  tolerationsTolerateTaint,
} from '#api/core/v1/index';
import type { Node, PodSpec, Taint, ToleratesTaintOptions } from '#api/core/v1/index';

/** Why a pod can't be scheduled on a node; empty when it can. */
export type Refusals = (node: Node) => string[];

/** All reasons against scheduling a pod of this spec on a node, except its free capacity. */
export function refusalsOf(spec: Partial<PodSpec>, options: ToleratesTaintOptions): Refusals {
  const required = spec.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  const affinity = required && newLazyErrorNodeSelector(required);
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
    return reasons;
  };
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
