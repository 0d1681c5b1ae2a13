import { ResourceHealthMessageMaxLength } from '#api/core/v1/zz_generated.constants';
import type { Container, ContainerStatus, PodSpec, PodStatus, ResourceHealth } from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isInRange, isValidGroupID } from '#apimachinery/util/validation/numbers';
import { longerThan } from '#engine/text/name_syntax';
import type { Faults } from '#src/validation/checks/faults';
import { isIP, isIPv6 } from '#src/validation/checks/ip_addresses';
import { checkAnnotationChanges } from './update_validation.ts';

const NON_NEGATIVE = 'must be a non-negative integer';

const ONE_OF_EACH_FAMILY = 'may specify no more than one IP for each IP family';

/** Conditions of Kubernetes' own, whose names need no check. */
const SYSTEM_CONDITIONS: readonly string[] = ['PodScheduled', 'Ready', 'Initialized'];

const LISTS = ['containerStatuses', 'initContainerStatuses', 'ephemeralContainerStatuses'] as const;

/** What a change of a Pod's status may not say. Mirrors `ValidatePodStatusUpdate` of kube-apiserver. */
export function checkPodStatusUpdate(faults: Faults, pod: Pod, old: Pod): void {
  const path = newPath('status');
  const [status, before, spec] = [pod.status ?? {}, old.status ?? {}, pod.spec ?? { containers: [] }];
  checkAnnotationChanges(faults, pod.metadata, old.metadata);
  checkConditions(faults, path.child('conditions'), status);
  checkNominated(faults, path.child('nominatedNodeName'), status, before, old.spec?.nodeName ?? '');
  if ((status.observedGeneration ?? 0) < 0)
    faults.invalid(path.child('observedGeneration'), status.observedGeneration, NON_NEGATIVE);
  if ((status.qosClass ?? '') !== (before.qosClass ?? ''))
    faults.invalid(path.child('qosClass'), status.qosClass ?? '', 'field is immutable');
  for (const list of LISTS)
    checkTransitions(faults, path.child(list), status[list] ?? [], before[list] ?? [], allowed(list, spec));
  checkClaims(faults, path.child('resourceClaimStatuses'), status, spec);
  checkExtendedClaim(faults, path.child('extendedResourceClaimStatus'), status, spec);
  checkIPs(faults, path.child('podIPs'), status.podIPs ?? [], before.podIPs ?? []);
  if (!status.podIP && status.podIPs?.length)
    faults.invalid(path.child('podIPs'), status.podIPs, 'podIP and podIPs must either both be set or both be unset');
  const [hostIP] = status.hostIPs ?? [];
  if (hostIP !== undefined && hostIP.ip !== (status.hostIP ?? ''))
    faults.invalid(path.child('hostIPs').index(0).child('ip'), hostIP.ip, 'must be equal to `hostIP`');
  checkIPs(faults, path.child('hostIPs'), status.hostIPs ?? [], before.hostIPs ?? []);
  for (const list of LISTS) checkUsers(faults, path.child(list), status[list] ?? [], spec.os?.name ?? 'linux');
  checkDevices(faults, path.child('containerStatuses'), status.containerStatuses, spec.containers, status);
  checkDevices(faults, path.child('initContainerStatuses'), status.initContainerStatuses, spec.initContainers, status);
  for (const [index, { allocatedResourcesStatus = [] }] of (status.ephemeralContainerStatuses ?? []).entries())
    if (allocatedResourcesStatus.length > 0)
      faults.forbidden(
        path.child('ephemeralContainerStatuses').index(index).child('allocatedResourcesStatus'),
        'must not be specified in container status',
      );
}

function checkConditions(faults: Faults, path: Path, { conditions = [] }: PodStatus): void {
  for (const [index, { type = '', observedGeneration = 0 }] of conditions.entries()) {
    const at = path.index(index);
    if (observedGeneration < 0) faults.invalid(at.child('observedGeneration'), observedGeneration, NON_NEGATIVE);
    if (!SYSTEM_CONDITIONS.includes(type)) faults.each(at.child('Type'), type, isQualifiedName(type));
  }
}

function checkNominated(faults: Faults, path: Path, now: PodStatus, old: PodStatus, nodeName: string): void {
  const { nominatedNodeName: name = '' } = now;
  if (name === '' || name === (old.nominatedNodeName ?? '')) return;
  faults.each(path, name, isDNS1123Subdomain(name));
  if (nodeName !== '') faults.forbidden(path, 'may not be set on pods that are already bound to a node');
}

type MayRestart = (name: string, exitCode: number) => boolean;

/** A container that has ended runs again only if it may. */
function checkTransitions(
  faults: Faults,
  path: Path,
  now: readonly ContainerStatus[],
  old: readonly ContainerStatus[],
  mayRestart: MayRestart,
): void {
  for (const [index, { name, state }] of old.entries()) {
    if (state?.terminated === undefined) continue;
    const runs = now.some((each) => each.name === name && each.state?.terminated === undefined);
    if (runs && !mayRestart(name, state.terminated.exitCode))
      faults.forbidden(path.index(index).child('state'), 'may not be transitioned to non-terminated state');
  }
}

function allowed(list: (typeof LISTS)[number], spec: PodSpec): MayRestart {
  if (list === 'ephemeralContainerStatuses') return () => false;
  const all = [...(spec.initContainers ?? []), ...(spec.containers ?? [])];
  if (all.some(({ restartPolicyRules = [] }) => restartPolicyRules.some(({ action }) => action === RESTART_ALL)))
    return () => true;
  const containers = (list === 'containerStatuses' ? spec.containers : spec.initContainers) ?? [];
  return (name, exitCode) => {
    const container = containers.find((each) => each.name === name);
    return container !== undefined && shouldRestart(container, spec, exitCode);
  };
}

const RESTART_ALL = 'RestartAllContainers';

/** Mirrors Go's `ContainerShouldRestart`. */
function shouldRestart(container: Container, { restartPolicy }: PodSpec, exitCode: number): boolean {
  const rule =
    container.restartPolicy === undefined
      ? undefined
      : container.restartPolicyRules?.find(({ exitCodes }) => {
          const has = exitCodes?.values?.includes(exitCode) ?? false;
          return exitCodes?.operator === 'In' ? has : exitCodes?.operator === 'NotIn' && !has;
        });
  if (rule?.action === 'Restart' || rule?.action === RESTART_ALL) return true;
  const policy = container.restartPolicy ?? restartPolicy;
  return policy === 'OnFailure' ? exitCode !== 0 : policy !== 'Never';
}

function checkClaims(faults: Faults, path: Path, { resourceClaimStatuses = [] }: PodStatus, spec: PodSpec): void {
  const claims = new Set(spec.resourceClaims?.map(({ name }) => name));
  const seen = new Set<string>();
  for (const [index, { name, resourceClaimName }] of resourceClaimStatuses.entries()) {
    const at = path.index(index);
    if (!claims.has(name))
      faults.invalid(at.child('name'), name, 'must match the name of an entry in `spec.resourceClaims`');
    if (seen.has(name)) faults.duplicate(at.child('name'), name);
    seen.add(name);
    if (resourceClaimName !== undefined)
      faults.each(at.child('resourceClaimName'), resourceClaimName, isDNS1123Subdomain(resourceClaimName));
  }
}

/** The claim that was made for devices asked for as extended resources. */
function checkExtendedClaim(
  faults: Faults,
  path: Path,
  { extendedResourceClaimStatus: claim }: PodStatus,
  { initContainers = [], containers = [] }: PodSpec,
): void {
  if (claim === undefined) return;
  const { requestMappings = [], resourceClaimName } = claim;
  const byName = new Map([...initContainers, ...containers].map((each) => [each.name, each]));
  if (requestMappings.length === 0)
    faults.required(path.child('requestMappings'), 'at least one request mapping is required');
  const seen = new Set<string>();
  for (const [index, { containerName = '', resourceName = '', requestName = '' }] of requestMappings.entries()) {
    const at = path.child('requestMappings').index(index);
    const container = byName.get(containerName);
    if (container === undefined)
      faults.invalid(at.child('containerName'), containerName, `must match the name of an entry in ${CONTAINERS}`);
    else if (!Object.hasOwn(container.resources?.requests ?? {}, resourceName))
      faults.invalid(at.child('resourceName'), resourceName, EXTENDED_RESOURCE);
    faults.each(path.child('requestName'), requestName, isDNS1123Label(requestName));
    const key = JSON.stringify([containerName, resourceName, requestName]);
    if (seen.has(key))
      for (const [name, value] of Object.entries({ containerName, resourceName, requestName }))
        faults.duplicate(at.child(name), value);
    seen.add(key);
  }
  faults.named(path.child('resourceClaimName'), resourceClaimName, isDNS1123Subdomain);
}

const CONTAINERS = 'spec.initContainers.name or spec.containers.name';
const EXTENDED_RESOURCE =
  'must match the extended resource name of an entry in spec.initContainers.resources.requests or spec.containers.resources.requests';

const MAX_UID = 0xffffffff;

/** The users that containers run as. */
function checkUsers(faults: Faults, path: Path, statuses: readonly ContainerStatus[], os: string): void {
  for (const [index, { user }] of statuses.entries()) {
    const at = path.index(index).child('user', 'linux');
    const { linux } = user ?? {};
    if (linux === undefined) continue;
    if (os === 'windows') faults.forbidden(at, 'cannot be set for a windows pod');
    if (os !== 'linux') continue;
    const { uid = 0, gid = 0, supplementalGroups = [] } = linux;
    faults.each(at.child('uid'), uid, isInRange(uid, 0, MAX_UID));
    faults.each(at.child('gid'), gid, isValidGroupID(gid));
    for (const [place, group] of supplementalGroups.entries())
      faults.each(at.child('supplementalGroups').index(place), group, isValidGroupID(group));
  }
}

const HEALTH = ['Healthy', 'Unhealthy', 'Unknown'];

/** The devices allocated to containers, and their health. */
function checkDevices(
  faults: Faults,
  path: Path,
  statuses: readonly ContainerStatus[] = [],
  containers: readonly Container[] = [],
  status: PodStatus,
): void {
  for (const [index, { name, allocatedResourcesStatus = [] }] of statuses.entries()) {
    const container = containers.find((each) => each.name === name);
    for (const [place, { name: resource = '', resources = [] }] of allocatedResourcesStatus.entries()) {
      const at = path.index(index).child('allocatedResourcesStatus').index(place);
      // The container may be gone.
      const fault = container && deviceFault(resource, container, status);
      if (fault !== undefined) faults.invalid(at.child('name'), resource, fault);
      checkHealth(faults, at.child('resources'), resources);
    }
  }
}

/** Why a container can't have a device of this name. */
function deviceFault(resource: string, container: Container, status: PodStatus): string | undefined {
  const { claims = [], requests = {} } = container.resources ?? {};
  if (!resource.startsWith(CLAIM))
    return Object.hasOwn(requests, resource) ? undefined : "must match one of the container's resource requests";
  const isClaimed = claims.some(({ name, request }) => resource === `${CLAIM}${name}${request ? `/${request}` : ''}`);
  return isClaimed || isExtendedClaim(resource, container, status) ? undefined : RESOURCE_CLAIM;
}

const CLAIM = 'claim:';
const RESOURCE_CLAIM =
  "must match one of the container's resource claims as 'claim:<claimName>/<requestName>' when container.resources.claims[*].request is set or 'claim:<claimName>' when it is empty";

/** Whether it names the claim that was made for extended resources. */
function isExtendedClaim(
  resource: string,
  { name, resources = {} }: Container,
  { extendedResourceClaimStatus: claim }: PodStatus,
): boolean {
  return (claim?.requestMappings ?? []).some(
    ({ containerName, requestName, resourceName }) =>
      containerName === name &&
      resource === `${CLAIM}${claim?.resourceClaimName}/${requestName}` &&
      Object.entries(resources.requests ?? {}).some(
        ([asked, quantity]) => asked === resourceName && !parseQuantity(quantity ?? '0').isZero(),
      ),
  );
}

function checkHealth(faults: Faults, path: Path, devices: readonly ResourceHealth[]): void {
  const seen = new Set<string>();
  for (const [index, { resourceID = '', health = '', message }] of devices.entries()) {
    const at = path.index(index);
    if (!HEALTH.includes(health)) faults.unsupported(at.child('health'), health, HEALTH);
    if (message === '') faults.required(at.child('message'), 'must be non-empty if specified');
    else if (message !== undefined && longerThan(message, ResourceHealthMessageMaxLength))
      faults.tooLong(at.child('message'), ResourceHealthMessageMaxLength);
    if (seen.has(resourceID)) faults.duplicate(at.child('resourceID'), resourceID);
    seen.add(resourceID);
  }
}

type Addresses = readonly { readonly ip: string }[];

function checkIPs(faults: Faults, path: Path, now: Addresses, old: Addresses): void {
  const known = old.map(({ ip }) => ip);
  for (const [index, { ip }] of now.entries()) faults.add(isValidIPForLegacyField(path.index(index), ip, true, known));
  if (now.length < 2) return;
  const families = new Set(now.map(({ ip }) => isIPv6(ip)));
  const wrong = now.findIndex(({ ip }) => !isIP(ip));
  if (wrong >= 0)
    faults.internal(path, `failed to check for dual stack with error:invalid IP[${wrong}]: ${now[wrong]?.ip}`);
  if (now.length > 2 || families.size < 2 || wrong >= 0) faults.invalid(path, now, ONE_OF_EACH_FAMILY);
}
