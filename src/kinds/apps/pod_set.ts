import type { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { isEmptySelector, selects } from '#src/validation/checks/selectors';
import { checkPodTemplateSpec, checkRunsForEver } from '../core/pod_spec/pod_template_spec.ts';

export const DEPLOYMENT_RULES: PodSetRules = {
  kind: 'deployment',
  deadlineOf: 'ReplicaSet',
  brokenSelector: 'invalid label selector',
};

/** What differs between the kinds that keep a number of equal Pods running. */
export interface PodSetRules {
  /** How Go names the kind: in lower case where its selector is empty. */
  readonly kind: 'deployment' | 'daemonset' | 'statefulset';
  /** How it is named where a deadline is set. */
  readonly deadlineOf: 'ReplicaSet' | 'DaemonSet' | 'StatefulSet';
  /** What it says of a selector that can't be used; a DaemonSet says nothing. */
  readonly brokenSelector?: string;
}

/** A selector that selects the Pods of the template, and a template whose Pods run for ever. */
export function checkPodSet(
  faults: Faults,
  path: Path,
  selector: LabelSelector | undefined,
  template: Partial<PodTemplateSpec>,
  rules: PodSetRules,
): void {
  const at = path.child('selector');
  const { kind, deadlineOf, brokenSelector } = rules;
  if (selector === undefined) {
    if (kind !== 'daemonset') faults.required(at);
  } else {
    faults.add(validateLabelSelector(selector, {}, at));
    if (isEmptySelector(selector)) faults.invalid(at, selector, `empty selector is invalid for ${kind}`);
  }
  const labels = template.metadata?.labels;
  const selected = selects(selector, labels);
  const templatePath = path.child('template');
  if (selected === undefined && brokenSelector !== undefined) faults.invalid(at, selector, brokenSelector);
  else {
    if (selected === false)
      faults.invalid(
        templatePath.child('metadata', 'labels'),
        labels ?? null,
        '`selector` does not match template `labels`',
      );
    checkPodTemplateSpec(faults, templatePath, template);
  }
  if (selected === undefined && kind === 'deployment') return;
  checkRunsForEver(faults, templatePath, template, deadlineOf);
}

export const DEFAULT_HISTORY = 10;
