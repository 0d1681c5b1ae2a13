import type {
  DeviceClaim,
  DeviceClaimConfiguration,
  DeviceConstraint,
  DeviceRequest,
  DeviceSelector,
  DeviceSubRequest,
  DeviceToleration,
  ExactDeviceRequest,
} from '#api/resource/v1/zz_generated.structs';
import { isLabelKey, isLabelValue } from '#apimachinery/api/validate/content/kube';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { longerThan } from '#engine/text/name_syntax';
import { Faults } from '#src/validation/checks/faults';
import { checkDNSLabel } from '#src/validation/checks/names';
import type { BothRules } from './both_rules.ts';
import { checkDeviceConfiguration } from './device_configuration.ts';
import { TAINT_EFFECTS } from './device_taints.ts';
import { checkFullyQualifiedName, checkRequiredLongName } from './names.ts';

const MAX_REQUESTS = 32;

const MAX_CONSTRAINTS = 32;

const MAX_CONFIGURATIONS = 32;

const MAX_SELECTORS = 32;

const MAX_ALTERNATIVES = 8;

const MAX_EXPRESSION = 10 * 1024;

/** The names of requests, each with those of its alternatives. */
export type RequestNames = ReadonlyMap<string, readonly string[]>;

export function requestNamesOf({ requests = [] }: DeviceClaim): RequestNames {
  return new Map(
    requests.map(({ name = '', firstAvailable = [] }) => [name, firstAvailable.map(({ name: each = '' }) => each)]),
  );
}

/** Mirrors `validateDeviceClaim` of kube-apiserver. */
export function checkDeviceClaim(both: BothRules, path: Path, claim: DeviceClaim = {}): void {
  const { requests = [], constraints = [], config = [] } = claim;
  const names = requestNamesOf(claim);
  checkNamedList(both, path.child('requests'), requests, MAX_REQUESTS, checkRequest);
  checkList(both, path.child('constraints'), constraints, MAX_CONSTRAINTS, (at, each) =>
    checkConstraint(both, at, each, names),
  );
  checkList(both, path.child('config'), config, MAX_CONFIGURATIONS, (at, each) =>
    checkConfiguration(both, at, each, names),
  );
}

/** A list of which the type declares how long it may be; of one that is longer, no item is looked at. */
export function checkList<T>(
  { declared }: BothRules,
  path: Path,
  list: readonly T[],
  max: number,
  check: (path: Path, item: T) => void,
): void {
  if (list.length > max) declared.tooMany(path, list.length, max);
  else for (const [index, item] of list.entries()) check(path.index(index), item);
}

function checkNamedList<T extends { readonly name?: string }>(
  both: BothRules,
  path: Path,
  list: readonly T[],
  max: number,
  check: (both: BothRules, path: Path, item: T) => void,
): void {
  if (list.length <= max)
    for (const [index, { name }] of list.entries())
      if (list.findIndex((each) => (each.name ?? '') === (name ?? '')) < index)
        both.declared.duplicate(path.index(index), list[index]);
  checkList(both, path, list, max, (at, item) => check(both, at, item));
}

function checkRequest(both: BothRules, path: Path, { name = '', exactly, firstAvailable = [] }: DeviceRequest): void {
  const { faults } = both;
  checkDNSLabel(faults, path.child('name'), name);
  const hasAlternatives = firstAvailable.length > 0;
  if (exactly === undefined && !hasAlternatives)
    faults.required(path, 'exactly one of `exactly` or `firstAvailable` is required');
  const areBoth = exactly !== undefined && hasAlternatives;
  if (areBoth) {
    const words = 'exactly one of `exactly` or `firstAvailable` is required, but multiple fields are set';
    faults.invalid(path, null, words);
  }
  // What the types declare holds for both.
  const rules = areBoth ? { faults: new Faults(), declared: both.declared } : both;
  if (exactly !== undefined) {
    rules.faults.named(path.child('exactly', 'deviceClassName'), exactly.deviceClassName, isDNS1123Subdomain);
    checkDevices(rules, path.child('exactly'), exactly);
  }
  checkNamedList(rules, path.child('firstAvailable'), firstAvailable, MAX_ALTERNATIVES, checkAlternative);
}

function checkAlternative(both: BothRules, path: Path, request: DeviceSubRequest): void {
  checkDNSLabel(both.faults, path.child('name'), request.name ?? '');
  checkRequiredLongName(both.declared, path.child('deviceClassName'), request.deviceClassName ?? '');
  checkDevices(both, path, request);
}

/** Which devices, and how many. What is filled in need not be there. */
function checkDevices(both: BothRules, path: Path, request: ExactDeviceRequest | DeviceSubRequest): void {
  const { faults, declared } = both;
  const { selectors = [], tolerations = [] } = request;
  const mode = request.allocationMode || 'ExactCount';
  const count = Number(request.count || (mode === 'ExactCount' ? 1 : 0));
  checkSelectors(both, path.child('selectors'), selectors);
  const at = path.child('count');
  if (mode === 'All' && count !== 0) faults.invalid(at, count, "must not be specified when allocationMode is 'All'");
  else if (mode === 'ExactCount' && count <= 0) faults.invalid(at, count, 'must be greater than zero');
  declared.oneOf(path.child('allocationMode'), mode, ['All', 'ExactCount']);
  checkTolerations(both, path, tolerations);
}

/** Mirrors `validateSelector` of kube-apiserver. */
export function checkSelectors(both: BothRules, path: Path, selectors: readonly DeviceSelector[]): void {
  checkList(both, path, selectors, MAX_SELECTORS, (at, { cel }) => {
    const { faults } = both;
    if (cel === undefined) {
      faults.required(at.child('cel'));
      return;
    }
    const { expression = '' } = cel;
    const field = at.child('cel', 'expression');
    if (longerThan(expression, MAX_EXPRESSION)) faults.tooLong(field, MAX_EXPRESSION);
    else faults.expression(field, expression, faults.expressions?.deviceSelector(expression));
  });
}

/** Mirrors `validateDeviceToleration` of kube-apiserver. */
export function checkTolerations({ faults, declared }: BothRules, path: Path, list: readonly DeviceToleration[]): void {
  for (const [index, { key, operator: given, value = '', effect }] of list.entries()) {
    const at = path.child('tolerations').index(index);
    const operator = given || 'Equal';
    if (key) declared.each(at.child('key'), key, isLabelKey(key));
    if (operator === 'Exists' && value !== '')
      faults.invalid(at.child('value'), value, 'must be empty for operator `Exists`');
    if (operator === 'Equal') faults.each(at.child('value'), value, isLabelValue(value));
    declared.oneOf(at.child('operator'), operator, ['Equal', 'Exists']);
    if (effect) declared.oneOf(at.child('effect'), effect, TAINT_EFFECTS);
  }
}

function checkConstraint(both: BothRules, path: Path, constraint: DeviceConstraint, names: RequestNames): void {
  const { requests = [], matchAttribute: match, distinctAttribute: distinct } = constraint;
  checkRequestRefs(both, path.child('requests'), requests, names);
  if (match !== undefined) checkFullyQualifiedName(both.declared, path.child('matchAttribute'), match);
  if (distinct !== undefined) checkFullyQualifiedName(both.declared, path.child('distinctAttribute'), distinct);
  if (match === undefined && distinct === undefined) {
    const words = 'exactly one of "matchAttribute" or "distinctAttribute" is required, but multiple fields are set';
    both.faults.required(path, words);
  }
}

function checkConfiguration(both: BothRules, path: Path, config: DeviceClaimConfiguration, names: RequestNames): void {
  checkRequestRefs(both, path.child('requests'), config.requests ?? [], names);
  checkDeviceConfiguration(both, path, config);
}

/** Names of requests of the claim, or of alternatives. */
export function checkRequestRefs(both: BothRules, path: Path, list: readonly string[], names: RequestNames): void {
  if (list.length <= MAX_REQUESTS)
    for (const [index, name] of list.entries())
      if (list.indexOf(name) < index) both.declared.duplicate(path.index(index), name);
  checkList(both, path, list, MAX_REQUESTS, (at, name) => checkRequestRef(both.faults, at, name, names));
}

export function checkRequestRef(faults: Faults, path: Path, name: string, names: RequestNames): void {
  const words = "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";
  const [request = '', alternative, ...more] = name.split('/');
  if (more.length > 0) {
    faults.invalid(path, name, words);
    return;
  }
  checkDNSLabel(faults, path, request);
  if (alternative !== undefined) checkDNSLabel(faults, path, alternative);
  const known = names.get(request);
  if (known === undefined || (alternative !== undefined && !known.includes(alternative)))
    faults.invalid(path, name, words);
}
