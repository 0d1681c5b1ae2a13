import type { ResourceClaim, ResourceRequirements } from '#api/core/v1/zz_generated.structs';
import type { Quantity } from '#apimachinery/api/resource/quantity';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { quantityOf } from '#src/validation/checks/quantities';
import {
  checkContainerResourceName,
  checkPodResourceName,
  checkResourceAmount,
  isHugePages,
  isMultipleOfPages,
  mayOvercommit,
} from './resource_names.ts';

type CheckName = (faults: Faults, path: Path, name: string) => void;

/** Requests and limits of a container. */
export function checkContainerResources(
  faults: Faults,
  path: Path,
  requirements: ResourceRequirements,
  podClaims: ReadonlySet<string>,
): void {
  checkRequirements(faults, path, requirements, checkContainerResourceName, podClaims);
}

/** Requests and limits of a whole Pod. */
export function checkPodResources(
  faults: Faults,
  path: Path,
  requirements: ResourceRequirements,
  podClaims: ReadonlySet<string>,
): void {
  if (requirements.claims !== undefined)
    faults.forbidden(path.child('claims'), 'claims may not be set for Resources at pod-level');
  checkRequirements(faults, path, requirements, checkPodResourceName, podClaims);
}

function checkRequirements(
  faults: Faults,
  path: Path,
  requirements: ResourceRequirements,
  checkName: CheckName,
  podClaims: ReadonlySet<string>,
): void {
  const limitsPath = path.child('limits');
  const requestsPath = path.child('requests');
  const limits = new Map<string, Quantity>();
  let computes = false;
  let hugePages = false;
  const check = (at: Path, name: string, amount: Quantity): void => {
    checkName(faults, at, name);
    checkResourceAmount(faults, at, name, amount);
    computes ||= name === 'cpu' || name === 'memory';
    if (!isHugePages(name)) return;
    hugePages = true;
    if (!isMultipleOfPages(name, amount))
      faults.invalid(at, amount.toString(), `${amount.toString()} is not positive integer multiple of ${name}`);
  };
  for (const [name, value] of sorted(requirements.limits)) {
    const amount = quantityOf(value);
    limits.set(name, amount);
    check(limitsPath.key(name), name, amount);
  }
  for (const [name, value] of sorted(requirements.requests)) {
    const amount = quantityOf(value);
    check(requestsPath.key(name), name, amount);
    const limit = limits.get(name);
    if (limit === undefined) {
      if (!mayOvercommit(name)) faults.required(limitsPath, 'Limit must be set for non overcommitable resources');
    } else if (!mayOvercommit(name) && amount.cmp(limit) !== 0) {
      faults.invalid(requestsPath, amount.toString(), `must be equal to ${name} limit of ${limit.toString()}`);
    } else if (amount.cmp(limit) > 0) {
      faults.invalid(
        requestsPath,
        amount.toString(),
        `must be less than or equal to ${name} limit of ${limit.toString()}`,
      );
    }
  }
  if (hugePages && !computes) faults.forbidden(path, 'HugePages require cpu or memory');
  checkClaims(faults, path.child('claims'), requirements.claims ?? [], podClaims);
}

/** Entries in the order of their names: Go's order is random. */
export function sorted<V>(map: { readonly [key: string]: V | undefined } | undefined): [string, V][] {
  if (map === undefined) return [];
  const entries = Object.entries(map).filter((entry): entry is [string, V] => entry[1] !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function checkClaims(
  faults: Faults,
  path: Path,
  claims: readonly ResourceClaim[],
  podClaims: ReadonlySet<string>,
): void {
  const seen = new Set<string>();
  for (const [index, { name = '', request = '' }] of claims.entries()) {
    const at = path.index(index);
    if (name === '') {
      faults.required(at);
      continue;
    }
    if (seen.has(name)) faults.duplicate(at, name);
    else {
      const key = request === '' ? name : `${name}/${request}`;
      if (request !== '') faults.each(at.child('request'), request, isDNS1123Label(request));
      if (seen.has(key)) faults.duplicate(at, key);
      else if (request === '' && [...seen].some((other) => other.startsWith(`${name}/`))) faults.duplicate(at, name);
      seen.add(key);
    }
    if (podClaims.has(name)) continue;
    const known = podClaims.size === 0 ? ' which is empty' : `: ${[...podClaims].sort().join(', ')}`;
    faults.notFound(at, name, `must be one of the names in pod.spec.resourceClaims${known}`);
  }
}
