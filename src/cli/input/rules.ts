import { type ReferenceRule, referenceRules } from '../../validation/references.ts';

/** How much a finding weighs: errors are faults, notes only count with `--fail-on`. */
export type Level = 'error' | 'warning' | 'note';

/** What a finding is about. Reports, exceptions and baselines name rules, so a name never changes its meaning. */
export type RuleName =
  | 'syntax'
  | 'kind'
  | 'type'
  | 'unknown'
  | 'duplicate'
  | 'value'
  | 'version'
  | 'deprecated'
  | 'warning'
  | 'exception'
  | 'skipped'
  | 'pod-security'
  | ReferenceRule;

type Rule = readonly [name: RuleName, level: Level, description: string];

export const RULES: readonly Rule[] = [
  ['syntax', 'error', 'The document is neither YAML nor JSON.'],
  ['kind', 'error', 'apiVersion or kind is missing, unknown, or gone from Kubernetes.'],
  ['type', 'error', 'A value has the wrong type for its field.'],
  ['unknown', 'error', 'The kind has no such field.'],
  ['duplicate', 'error', 'An object has the same key twice.'],
  ['value', 'error', 'An API server refuses the value.'],
  ['version', 'error', 'The field came later than the version of Kubernetes that is asked for.'],
  ['deprecated', 'warning', 'An API server would warn: the kind or the version is deprecated, or not there yet.'],
  ['warning', 'warning', 'An API server would warn about the value.'],
  ['exception', 'warning', 'An exception excepts nothing, or cannot be read.'],
  ['skipped', 'note', 'Nothing is known of the kind, and the object was not checked.'],
  ...referenceRules.map(([name, description]): Rule => [name, 'warning', description]),
  ['pod-security', 'warning', 'PodSecurity would refuse the Pods.'],
];

/** What no exception and no baseline covers: what cannot be read, what was not checked, and exceptions themselves. */
const ALWAYS: ReadonlySet<RuleName> = new Set<RuleName>(['syntax', 'exception', 'skipped']);

/** The rules that exceptions may name. */
export const EXCEPTABLE: readonly RuleName[] = RULES.map(([name]) => name).filter((name) => !ALWAYS.has(name));

/** The exceptable rule of a name; undefined when there is none. */
export function exceptableRule(name: string): RuleName | undefined {
  return EXCEPTABLE.find((each) => each === name);
}
