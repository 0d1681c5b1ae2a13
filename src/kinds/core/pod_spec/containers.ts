import type { Container, PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { type ContainerContext, checkContainer, checkHostPorts } from './container.ts';
import { checkLifecycle, checkProbe } from './handlers.ts';

const PROBES = ['livenessProbe', 'readinessProbe', 'startupProbe'] as const;

/** The containers of a Pod that do its work. */
export function checkContainers(faults: Faults, path: Path, spec: PodSpec, context: ContainerContext): void {
  const containers = spec.containers ?? [];
  if (containers.length === 0) faults.required(path);
  const names = new Set<string>();
  for (const [index, container] of containers.entries()) {
    const at = path.index(index);
    checkContainer(faults, at, container, context);
    if (names.has(container.name ?? '')) faults.duplicate(at.child('name'), container.name ?? '');
    names.add(container.name ?? '');
    checkHooks(faults, at, container, context);
    checkRestartPolicy(faults, at, container);
  }
  checkHostPorts(faults, path, containers, false);
}

/** The containers that run before: to their end, or beside the others when they always restart. */
export function checkInitContainers(faults: Faults, path: Path, spec: PodSpec, context: ContainerContext): void {
  const names = new Set((spec.containers ?? []).map(({ name = '' }) => name));
  for (const [index, container] of (spec.initContainers ?? []).entries()) {
    const at = path.index(index);
    const { name = '' } = container;
    checkContainer(faults, at, container, context);
    // Rules without a policy are not looked at.
    if (container.restartPolicy !== undefined) checkRestartPolicy(faults, at, container);
    else if (container.restartPolicyRules?.length) faults.required(at.child('restartPolicy'), DEMANDS_POLICY);
    if (names.has(name)) faults.duplicate(at.child('name'), name);
    else if (name !== '') names.add(name);
    checkHostPorts(faults, path, [container], false);
    if (container.restartPolicy === 'Always') checkHooks(faults, at, container, context);
    else {
      for (const field of ['lifecycle', ...PROBES] as const) {
        if (container[field] !== undefined)
          faults.forbidden(at.child(field), 'may not be set for init containers without restartPolicy=Always');
      }
      for (const [policy, { restartPolicy }] of (container.resizePolicy ?? []).entries()) {
        if (restartPolicy !== 'RestartContainer') continue;
        const where = at.child('resizePolicy').index(policy).child('restartPolicy');
        faults.invalid(where, restartPolicy, "must not be set to 'RestartContainer' for non-sidecar initContainers");
      }
    }
  }
}

function checkHooks(faults: Faults, path: Path, container: Container, { gracePeriod }: ContainerContext): void {
  if (container.lifecycle !== undefined)
    checkLifecycle(faults, path.child('lifecycle'), container.lifecycle, gracePeriod);
  for (const name of PROBES) {
    const probe = container[name];
    if (probe !== undefined) checkProbe(faults, path.child(name), probe, gracePeriod, name === 'readinessProbe');
  }
}

const DEMANDS_POLICY = 'must specify restartPolicy when restart rules are used';

function checkRestartPolicy(
  faults: Faults,
  path: Path,
  { restartPolicy, restartPolicyRules: rules = [] }: Container,
): void {
  const at = path.child('restartPolicy');
  if (restartPolicy !== undefined) faults.oneOf(at, restartPolicy, ['Always', 'Never', 'OnFailure']);
  else if (rules.length > 0) faults.required(at, DEMANDS_POLICY);
  if (rules.length > 20) faults.tooMany(path.child('restartPolicyRules'), rules.length, 20);
  for (const [index, { action = '', exitCodes }] of rules.entries()) {
    const rule = path.child('restartPolicyRules').index(index);
    faults.oneOf(rule.child('action'), action, ['Restart', 'RestartAllContainers']);
    if (exitCodes === undefined) {
      faults.required(rule.child('exitCodes'), 'must be specified');
      continue;
    }
    const { operator = '', values = [] } = exitCodes;
    faults.oneOf(rule.child('exitCodes', 'operator'), operator, ['In', 'NotIn']);
    if (values.length > 255) faults.tooMany(rule.child('exitCodes', 'values'), values.length, 255);
  }
}

/** Paths and containers of all sorts. @param path of the spec */
export function* allContainers(path: Path, spec: PodSpec): Generator<[path: Path, container: Container]> {
  for (const list of ['initContainers', 'containers', 'ephemeralContainers'] as const)
    for (const [index, container] of (spec[list] ?? []).entries()) yield [path.child(list).index(index), container];
}
