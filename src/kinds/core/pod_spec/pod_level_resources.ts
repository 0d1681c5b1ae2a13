import type { Container, PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Quantity } from '#apimachinery/api/resource/quantity';
import type { Path } from '#apimachinery/util/validation/field/path';
import { getOwn } from '#engine/json/own_property';
import type { Faults } from '#src/validation/checks/faults';
import { quantityOf } from '#src/validation/checks/quantities';
import { isHugePages } from '../resources/resource_names.ts';
import { checkPodResources, sorted } from '../resources/resource_requirements.ts';

/** Requests and limits of the whole Pod, which those of its containers must fit into. */
export function checkPodLevelResources(faults: Faults, path: Path, spec: PodSpec, claims: ReadonlySet<string>): void {
  const { resources } = spec;
  if (resources === undefined) return;
  const at = path.child('resources');
  if (spec.os?.name === 'windows') {
    faults.forbidden(at, 'may not be set for a windows pod');
    return;
  }
  checkPodResources(faults, at, resources, claims);
  for (const [name, sum] of aggregate(spec, 'requests')) {
    const whole = getOwn(resources.requests, name);
    if (whole !== undefined && sum.cmp(quantityOf(whole)) > 0) {
      faults.invalid(
        at.child('requests').key(name),
        quantityOf(whole).toString(),
        `must be greater than or equal to aggregate container requests of ${sum.toString()}`,
      );
    }
  }
  for (const [name, sum] of aggregate(spec, 'limits')) {
    const whole = isHugePages(name) ? getOwn(resources.limits, name) : undefined;
    if (whole !== undefined && sum.cmp(quantityOf(whole)) > 0) {
      faults.invalid(
        at.child('limits').key(name),
        quantityOf(whole).toString(),
        `must be greater than or equal to aggregate container limits of ${sum.toString()}`,
      );
    }
  }
  for (const [index, container] of (spec.containers ?? []).entries()) {
    for (const [name, value] of sorted(container.resources?.limits)) {
      const whole = getOwn(resources.limits, name);
      const limit = quantityOf(value);
      if (whole === undefined || limit.cmp(quantityOf(whole)) <= 0) continue;
      const place = at.child('containers').index(index).key(name).child('limits');
      faults.invalid(
        place,
        limit.toString(),
        `must be less than or equal to pod limits of ${quantityOf(whole).toString()}`,
      );
    }
  }
}

type Which = 'requests' | 'limits';

/** What the containers need at most at any time: init containers run before the others, unless they always restart. */
function aggregate(spec: PodSpec, which: Which): Map<string, Quantity> {
  const sum = new Map<string, Quantity>();
  const sidecars = new Map<string, Quantity>();
  const peak = new Map<string, Quantity>();
  for (const container of spec.containers ?? []) addTo(sum, amountsOf(container, which));
  for (const container of spec.initContainers ?? []) {
    const own = amountsOf(container, which);
    if (container.restartPolicy === 'Always') {
      addTo(sum, own);
      addTo(sidecars, own);
      raiseTo(peak, sidecars);
    } else {
      const beside = new Map(own);
      addTo(beside, sidecars);
      raiseTo(peak, beside);
    }
  }
  raiseTo(sum, peak);
  return sum;
}

/** A container requests what it is limited to, unless it says otherwise. */
function amountsOf({ resources }: Container, which: Which): Map<string, Quantity> {
  const amounts = which === 'requests' ? { ...resources?.limits, ...resources?.requests } : (resources?.limits ?? {});
  return new Map(sorted(amounts).map(([name, value]) => [name, quantityOf(value)]));
}

function addTo(sum: Map<string, Quantity>, amounts: ReadonlyMap<string, Quantity>): void {
  for (const [name, amount] of amounts) sum.set(name, sum.get(name)?.add(amount) ?? amount);
}

function raiseTo(sum: Map<string, Quantity>, amounts: ReadonlyMap<string, Quantity>): void {
  for (const [name, amount] of amounts) {
    const before = sum.get(name);
    if (before === undefined || before.cmp(amount) < 0) sum.set(name, amount);
  }
}
