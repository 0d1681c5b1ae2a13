import type {
  JobSpec,
  PodFailurePolicyOnExitCodesRequirement,
  PodFailurePolicyRule,
  SuccessPolicyRule,
} from '#api/batch/v1/zz_generated.structs';
import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isDomainPrefixedPath } from '#apimachinery/util/validation/qualified_name';
import { quote } from '#engine/schema/fault';
import type { Faults } from '#src/validation/checks/faults';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkPodTemplateSpec } from '../../core/pod_spec/pod_template_spec.ts';

const MANY = 100_000;

const MANY_WITH_BACKOFF = 10_000;

/** A Job's spec, with the defaults of a Job; that of a CronJob as it is written. */
export function checkJobSpec(faults: Faults, path: Path, spec: JobSpec): void {
  for (const name of [
    'parallelism',
    'completions',
    'activeDeadlineSeconds',
    'backoffLimit',
    'ttlSecondsAfterFinished',
    'backoffLimitPerIndex',
    'maxFailedIndexes',
  ] as const)
    faults.nonNegative(path.child(name), spec[name]);
  if (spec.maxFailedIndexes !== undefined && spec.backoffLimitPerIndex === undefined)
    faults.required(path.child('backoffLimitPerIndex'), 'when maxFailedIndexes is specified');
  if (spec.managedBy !== undefined) {
    faults.add(isDomainPrefixedPath(path.child('managedBy'), spec.managedBy));
    if (spec.managedBy.length > 63) faults.tooLong(path.child('managedBy'), 63);
  }
  checkCompletion(faults, path, spec);
  if (spec.podFailurePolicy !== undefined) checkPodFailurePolicy(faults, path.child('podFailurePolicy', 'rules'), spec);
  if (spec.successPolicy !== undefined) checkSuccessPolicy(faults, path.child('successPolicy'), spec);
  const replacement = spec.podReplacementPolicy;
  if (spec.podFailurePolicy !== undefined) faults.oneOf(path.child('podReplacementPolicy'), replacement, ['Failed']);
  else faults.oneOf(path.child('podReplacementPolicy'), replacement, ['Failed', 'TerminatingOrFailed']);
  const template = spec.template ?? {};
  checkPodTemplateSpec(faults, path.child('template'), template);
  const restartPolicy = template.spec?.restartPolicy || 'Always';
  const at = path.child('template', 'spec', 'restartPolicy');
  if (restartPolicy === 'Always') faults.required(at, 'valid values: "OnFailure", "Never"');
  else if (restartPolicy !== 'OnFailure' && restartPolicy !== 'Never')
    faults.unsupported(at, restartPolicy, ['OnFailure', 'Never']);
  else if (spec.podFailurePolicy !== undefined && restartPolicy !== 'Never') {
    faults.invalid(at, restartPolicy, 'only "Never" is supported when podFailurePolicy is specified');
  }
}

function checkCompletion(faults: Faults, path: Path, spec: JobSpec): void {
  const { completionMode = 'NonIndexed', completions, parallelism, maxFailedIndexes, backoffLimitPerIndex } = spec;
  faults.oneOf(path.child('completionMode'), completionMode, ['NonIndexed', 'Indexed']);
  const atMost = (
    name: 'parallelism' | 'maxFailedIndexes',
    value: number | undefined,
    max: number,
    when = '',
  ): void => {
    if (value !== undefined && value > max)
      faults.invalid(path.child(name), value, `must be less than or equal to ${max}${when}`);
  };
  if (completionMode === 'NonIndexed') {
    const detail = 'requires indexed completion mode';
    if (backoffLimitPerIndex !== undefined)
      faults.invalid(path.child('backoffLimitPerIndex'), backoffLimitPerIndex, detail);
    if (maxFailedIndexes !== undefined) faults.invalid(path.child('maxFailedIndexes'), maxFailedIndexes, detail);
  }
  if (completionMode !== 'Indexed') return;
  if (completions === undefined) faults.required(path.child('completions'), 'when completion mode is Indexed');
  atMost('parallelism', parallelism, MANY, ' when completion mode is Indexed');
  if (completions !== undefined && maxFailedIndexes !== undefined && maxFailedIndexes > completions) {
    faults.invalid(path.child('maxFailedIndexes'), maxFailedIndexes, 'must be less than or equal to completions');
  }
  atMost('maxFailedIndexes', maxFailedIndexes, MANY);
  if (completions === undefined || completions <= MANY || backoffLimitPerIndex === undefined) return;
  if (maxFailedIndexes === undefined)
    faults.required(path.child('maxFailedIndexes'), `must be specified when completions is above ${MANY}`);
  const when = ` when completions are above ${MANY} and used with backoff limit per index`;
  atMost('parallelism', parallelism, MANY_WITH_BACKOFF, when);
  atMost('maxFailedIndexes', maxFailedIndexes, MANY_WITH_BACKOFF, when);
}

const ACTIONS = ['Count', 'FailIndex', 'FailJob', 'Ignore'];

const quoted = (values: readonly string[]): string => `[${values.map((value) => `"${value}"`).join(' ')}]`;

function checkPodFailurePolicy(faults: Faults, path: Path, spec: JobSpec): void {
  const { rules = [] } = spec.podFailurePolicy!;
  if (rules.length > 20) faults.tooMany(path, rules.length, 20);
  const { containers = [], initContainers = [] } = spec.template?.spec ?? {};
  const names = new Set([...containers, ...initContainers].map(({ name }) => name));
  for (const [index, rule] of rules.entries())
    checkFailureRule(faults, path.index(index), rule, names, spec.backoffLimitPerIndex !== undefined);
}

function checkFailureRule(
  faults: Faults,
  path: Path,
  rule: PodFailurePolicyRule,
  names: ReadonlySet<string>,
  perIndex: boolean,
): void {
  const { action = '', onExitCodes, onPodConditions = [] } = rule;
  const at = path.child('action');
  if (action === '') faults.required(at, `valid values: ${quoted(ACTIONS)}`);
  else if (action === 'FailIndex') {
    if (!perIndex) faults.invalid(at, action, 'requires the backoffLimitPerIndex to be set');
  } else faults.oneOf(at, action, ACTIONS);
  if (onExitCodes !== undefined) checkExitCodes(faults, path.child('onExitCodes'), onExitCodes, names);
  if (onPodConditions.length > 20) faults.tooMany(path.child('onPodConditions'), onPodConditions.length, 20);
  for (const [index, { type = '', status }] of onPodConditions.entries()) {
    const place = path.child('onPodConditions').index(index);
    checkQualifiedName(faults, place.child('type'), type);
    faults.oneOf(place.child('status'), status, ['False', 'True', 'Unknown']);
  }
  if (onExitCodes !== undefined && onPodConditions.length > 0)
    faults.invalid(path, omitValue, 'specifying both OnExitCodes and OnPodConditions is not supported');
  if (onExitCodes === undefined && onPodConditions.length === 0)
    faults.invalid(path, omitValue, 'specifying one of OnExitCodes and OnPodConditions is required');
}

function checkExitCodes(
  faults: Faults,
  path: Path,
  { operator, containerName, values = [] }: Partial<PodFailurePolicyOnExitCodesRequirement>,
  names: ReadonlySet<string>,
): void {
  const operators = ['In', 'NotIn'];
  if (!operator) faults.required(path.child('operator'), `valid values: ${quoted(operators)}`);
  else faults.oneOf(path.child('operator'), operator, operators);
  if (containerName !== undefined && !names.has(containerName)) {
    faults.invalid(
      path.child('containerName'),
      containerName,
      'must be one of the container or initContainer names in the pod template',
    );
  }
  const at = path.child('values');
  if (values.length === 0) faults.invalid(at, values, 'at least one value is required');
  else if (values.length > 255) faults.tooMany(at, values.length, 255);
  for (const [index, value] of values.entries()) {
    if (operator === 'In' && value === 0) faults.invalid(at.index(index), value, 'must not be 0 for the In operator');
    if (values.indexOf(value) < index) faults.duplicate(at.index(index), value);
  }
  if (values.some((value, index) => index > 0 && values[index - 1]! > value))
    faults.invalid(at, values, 'must be ordered');
}

function checkSuccessPolicy(faults: Faults, path: Path, spec: JobSpec): void {
  const { completionMode, completions = 0 } = spec;
  const { rules = [] } = spec.successPolicy!;
  if (completionMode !== 'Indexed') {
    faults.invalid(path, spec.successPolicy, 'requires indexed completion mode');
    return;
  }
  const at = path.child('rules');
  if (rules.length === 0)
    faults.required(at, 'at least one rules must be specified when the successPolicy is specified');
  if (rules.length > 20) faults.tooMany(at, rules.length, 20);
  for (const [index, rule] of rules.entries()) checkSuccessRule(faults, at.index(index), rule, completions);
}

function checkSuccessRule(
  faults: Faults,
  path: Path,
  { succeededCount: count, succeededIndexes: indexes }: SuccessPolicyRule,
  completions: number,
): void {
  if (count === undefined && indexes === undefined)
    faults.required(path, 'at least one of succeededCount or succeededIndexes must be specified');
  let total = 0;
  if (indexes !== undefined) {
    const found = countIndexes(indexes, completions);
    if (indexes.length > 65536) faults.tooLong(path.child('succeededIndexes'), 65536);
    if (typeof found === 'string')
      faults.invalid(path.child('succeededIndexes'), indexes, `error parsing succeededIndexes: ${found}`);
    else total = found;
  }
  if (count === undefined) return;
  const at = path.child('succeededCount');
  faults.nonNegative(at, count);
  if (count > completions)
    faults.invalid(at, count, `must be less than or equal to ${completions} (the number of specified completions)`);
  if (indexes !== undefined && count > total) {
    faults.invalid(
      at,
      count,
      `must be less than or equal to ${total} (the number of indexes in the specified succeededIndexes field)`,
    );
  }
}

/** How many indexes `0-2,5` has, or what is wrong with it. */
export function countIndexes(text: string, completions: number): number | string {
  if (text === '') return 0;
  let last: number | undefined;
  let total = 0;
  for (const interval of text.split(',')) {
    const parts = interval.split('-');
    if (parts.length > 2)
      return `the fragment ${quote(interval)} violates the requirement that an index interval can have at most two parts separated by '-'`;
    for (const part of parts) {
      if (!/^[-+]?\d+$/.test(part)) return `cannot convert string to integer for index: ${quote(part)}`;
      if (Number(part) >= completions) return `too large index: ${quote(part)}`;
    }
    const from = Number(parts[0]);
    const to = Number(parts.at(-1));
    if (parts.length === 2 && from >= to) return `non-increasing order, previous: ${from}, current: ${to}`;
    if (last !== undefined && last >= from) return `non-increasing order, previous: ${last}, current: ${from}`;
    total += to - from + 1;
    last = to;
  }
  return total;
}

/** The intervals of `0-2,5`, but for those that are wrong. */
export function intervalsOf(text: string, completions: number): (readonly [from: number, to: number])[] {
  return text.split(',').flatMap((interval) => {
    if (interval === '' || typeof countIndexes(interval, completions) === 'string') return [];
    const parts = interval.split('-').map(Number);
    return [[parts[0]!, parts.at(-1) ?? 0] as const];
  });
}
