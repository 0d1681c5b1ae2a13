import {
  type Container,
  Container as containerType,
  type PodSpec,
  PodSpec as podSpec,
  type ResourceRequirements,
  ResourceRequirements as requirementsType,
} from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { getOwn } from '#engine/json/own_property';
import type { Faults } from '#src/validation/checks/faults';
import { podQOSClass } from './qos_class.ts';

const ONLY = 'only cpu and memory resources';

/** What a request for `pods/resize` may not change. Mirrors `ValidatePodResize` of kube-apiserver. */
export function checkPodResize(faults: Faults, pod: Pod, old: Pod): void {
  const path = newPath('spec');
  const [spec, before] = [pod.spec ?? { containers: [] }, old.spec ?? { containers: [] }];
  checkConditions(faults, path, pod, old);
  const resources = checkPodResources(faults, path, spec, before);
  const [initNow, initBefore] = [spec.initContainers ?? [], before.initContainers ?? []];
  if (!checkOrder(faults, path, spec, before)) return;
  for (const list of ['initContainers', 'containers'] as const)
    for (const [index, container] of (spec[list] ?? []).entries())
      checkNothingRemoved(faults, path.child(list).index(index).child('resources'), container, before[list]![index]!);
  const containers = spec.containers.map((each, index) => unsized(each, before.containers[index]!));
  for (const [index, container] of containers.entries())
    if (!deepEqual(containerType, container, before.containers[index]!)) faults.forbidden(path, `${ONLY} are mutable`);
  const initContainers = initNow.map((each, index) => unsized(each, initBefore[index]!));
  for (const [index, left] of initContainers.entries()) {
    const at = path.child('initContainers').index(index);
    checkInitContainer(faults, at, [initNow[index]!, initBefore[index]!], left);
  }
  if (faults.list.length > 0) return;
  const { resources: _, ...rest } = spec;
  const left = { ...rest, containers, initContainers, ...(resources && { resources }) };
  if (!deepEqual(podSpec, left, before)) faults.forbidden(path, `${ONLY} are mutable`);
}

/** What is guaranteed to a Pod stays, and its node must know how to resize it. */
function checkConditions(faults: Faults, path: Path, pod: Pod, old: Pod): void {
  if ((old.status?.qosClass ?? podQOSClass(old)) !== podQOSClass(pod))
    faults.invalid(path, pod.status?.qosClass ?? '', 'Pod QOS Class may not change as a result of resizing');
  const running = old.status?.containerStatuses?.find(({ state }) => state?.running !== undefined);
  if (running !== undefined && running.resources === undefined)
    faults.forbidden(path, 'Pod running on node without support for resize');
}

/** Those of the Pod as a whole. @returns them without what may change */
function checkPodResources(faults: Faults, path: Path, spec: PodSpec, old: PodSpec): ResourceRequirements | undefined {
  // Claims are refused as such.
  if (!isSet(spec) && !isSet(old)) return spec.resources?.claims ? old.resources : spec.resources;
  const at = path.child('resources');
  if (old.resources !== undefined && spec.resources === undefined) {
    faults.forbidden(at, 'pod-level resources cannot be removed');
    return undefined;
  }
  for (const [kind, what] of KINDS)
    if (lacks(spec.resources?.[kind], old.resources?.[kind]))
      faults.forbidden(at.child(kind), `pod-level resource ${what} cannot be removed`);
  const left = withoutSizes(spec.resources, old.resources);
  if (!deepEqual(requirementsType, left, old.resources ?? {}))
    faults.forbidden(path, `${ONLY} are mutable at pod-level`);
  return old.resources && left;
}

const isSet = ({ resources }: PodSpec): boolean =>
  Object.keys({ ...resources?.requests, ...resources?.limits }).length > 0;

const KINDS = [
  ['requests', 'requests'],
  ['limits', 'limits'],
] as const;

/** @returns whether the containers are the same, in the same places */
function checkOrder(faults: Faults, path: Path, spec: PodSpec, old: PodSpec): boolean {
  const found = faults.list.length;
  for (const list of ['containers', 'initContainers'] as const) {
    const [now, before] = [spec[list] ?? [], old[list] ?? []];
    if (now.length !== before.length)
      faults.forbidden(path.child(list), `${list} may not be added or removed on resize`);
    else
      for (const [index, { name }] of now.entries())
        if (name !== before[index]!.name)
          faults.forbidden(
            path.child(list).index(index).child('name'),
            `${list} may not be renamed or reordered on resize`,
          );
  }
  return faults.list.length === found;
}

function checkNothingRemoved(faults: Faults, path: Path, container: Container, old: Container): void {
  for (const [kind, what] of KINDS)
    if (lacks(container.resources?.[kind], old.resources?.[kind]))
      faults.forbidden(path.child(kind), `resource ${what} cannot be removed`);
}

type Amounts = ResourceRequirements['limits'];

function lacks(now: Amounts, before: Amounts): boolean {
  return Object.keys(before ?? {}).some((name) => getOwn(now, name) === undefined);
}

function checkInitContainer(
  faults: Faults,
  path: Path,
  [container, old]: readonly [Container, Container],
  left: Container,
): void {
  if (!deepEqual(containerType, left, old))
    faults.forbidden(path, `${ONLY} for init or sidecar containers are mutable`);
  if (container.restartPolicy === 'Always' || deepEqual(containerType, container, old)) return;
  for (const { restartPolicy } of left.resizePolicy ?? [])
    if (restartPolicy === 'RestartContainer')
      faults.forbidden(path, 'non-sidecar init containers with a resize policy of RestartContainer cannot be resized');
}

/** A container with the sizes of another one. */
function unsized(container: Container, old: Container): Container {
  const { claims } = container.resources ?? {};
  return {
    ...container,
    resources: { ...withoutSizes(container.resources, old.resources), ...(claims && { claims }) },
  };
}

function withoutSizes(now: ResourceRequirements = {}, old: ResourceRequirements = {}): ResourceRequirements {
  return { limits: withSizesOf(now.limits, old.limits), requests: withSizesOf(now.requests, old.requests) };
}

function withSizesOf(now: Amounts, old: Amounts): NonNullable<Amounts> {
  const { cpu: _, memory: _memory, ...others } = now ?? {};
  const { cpu, memory } = old ?? {};
  return { ...others, ...(cpu !== undefined && { cpu }), ...(memory !== undefined && { memory }) };
}
