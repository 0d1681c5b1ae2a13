import type { NodeSelectorTerm } from '#api/core/v1/zz_generated.structs';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isValidLabelValue } from '#apimachinery/util/validation/qualified_name';

/** What to write instead of labels of nodes that are deprecated. */
const DEPRECATED_LABELS: Readonly<Record<string, string>> = {
  'beta.kubernetes.io/arch': 'deprecated since v1.14; use "kubernetes.io/arch" instead',
  'beta.kubernetes.io/os': 'deprecated since v1.14; use "kubernetes.io/os" instead',
  'failure-domain.beta.kubernetes.io/region': 'deprecated since v1.17; use "topology.kubernetes.io/region" instead',
  'failure-domain.beta.kubernetes.io/zone': 'deprecated since v1.17; use "topology.kubernetes.io/zone" instead',
  'beta.kubernetes.io/instance-type': 'deprecated since v1.17; use "node.kubernetes.io/instance-type" instead',
  'app.kubernetes.io/created-by': 'deprecated since v1.9',
  'scheduler.alpha.kubernetes.io/preferAvoidPods': 'deprecated since v1.22; use Taints and Tolerations instead',
  'node-role.kubernetes.io/master': 'use "node-role.kubernetes.io/control-plane" instead',
};

/** Mirrors Go's `GetNodeLabelDeprecatedMessage`. */
export function deprecatedNodeLabel(key: string): string | undefined {
  return Object.hasOwn(DEPRECATED_LABELS, key) ? DEPRECATED_LABELS[key] : undefined;
}

/** Of labels that nodes must have. */
export function* nodeSelectorWarnings(
  labels: Readonly<Record<string, string>> | undefined,
  pathOf: (label: string) => Path,
): Generator<string> {
  for (const label of Object.keys(labels ?? {})) {
    const message = deprecatedNodeLabel(label);
    if (message !== undefined) yield `${pathOf(label)}: ${message}`;
  }
}

/** Mirrors Go's `GetWarningsForNodeSelectorTerm`. @param withValues whether the values are looked at, too */
export function* nodeSelectorTermWarnings(
  path: Path,
  { matchExpressions = [] }: NodeSelectorTerm,
  withValues = false,
): Generator<string> {
  for (const [index, { key, values = [] }] of matchExpressions.entries()) {
    const at = path.child('matchExpressions').index(index);
    const message = deprecatedNodeLabel(key);
    if (message !== undefined) yield `${at.child('key')}: ${key} is ${message}`;
    if (!withValues) continue;
    for (const [place, value] of values.entries())
      for (const wrong of isValidLabelValue(value))
        yield `${at.child('values').index(place)}: ${value} is invalid, ${wrong}`;
  }
}

/** Mirrors Go's `GetWarningsForNodeSelector`. */
export function* nodeLabelSelectorWarnings(path: Path, selector: LabelSelector | undefined): Generator<string> {
  for (const [index, { key }] of (selector?.matchExpressions ?? []).entries()) {
    const message = deprecatedNodeLabel(key);
    if (message !== undefined)
      yield `${path.child('matchExpressions').index(index).child('key')}: ${key} is ${message}`;
  }
  yield* nodeSelectorWarnings(selector?.matchLabels, (label) => path.child('matchLabels').child(label));
}
