import type { PodResourceClaim, PodSpec } from '#api/core/v1/zz_generated.structs';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import {
  isDNS1123Label,
  isDNS1123Subdomain,
  isDNS1123SubdomainWithUnderscore,
} from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { inclusiveRangeError } from '#apimachinery/util/validation/messages';
import type { Faults } from '#src/validation/checks/faults';
import { checkDNSLabel, checkDNSSubdomain, checkQualifiedName, subdomain } from '#src/validation/checks/names';
import { checkContainerResources } from '../resources/resource_requirements.ts';
import { checkAffinity, checkTopologySpread } from './affinity.ts';
import type { ContainerContext } from './container.ts';
import { allContainers, checkContainers, checkInitContainers } from './containers.ts';
import { checkEphemeralContainers } from './ephemeral_containers.ts';
import { checkHostProcess, checkOperatingSystem } from './operating_system.ts';
import { checkPodLevelResources } from './pod_level_resources.ts';
import { checkPodSecurityContext } from './security_context.ts';
import { checkTolerations } from './tolerations.ts';
import { checkVolumes } from './volumes.ts';

const DEFAULT_GRACE_PERIOD = 30;

const MAX_INT32 = 0x7fffffff;

/**
 * The spec of a Pod or of a template.
 * @param podMeta the metadata of the Pod; undefined for a template, whose Pods get other names
 */
export function checkPodSpec(faults: Faults, path: Path, spec: PodSpec, podMeta: ObjectMeta | undefined): void {
  const restartPolicy = spec.restartPolicy || 'Always';
  const securityContext = spec.securityContext ?? {};
  const volumes = checkVolumes(faults, path.child('volumes'), spec.volumes ?? [], { podMeta });
  const context: ContainerContext = {
    volumes,
    restartPolicy,
    resourceClaims: new Set((spec.resourceClaims ?? []).map(({ name }) => name).filter((name) => name !== '')),
    gracePeriod: Number(spec.terminationGracePeriodSeconds ?? DEFAULT_GRACE_PERIOD),
    hostUsers: spec.hostUsers !== false,
  };
  checkResourceClaims(faults, path.child('resourceClaims'), spec.resourceClaims ?? [], podMeta);
  checkContainers(faults, path.child('containers'), spec, context);
  checkInitContainers(faults, path.child('initContainers'), spec, context);
  checkEphemeralContainers(faults, path.child('ephemeralContainers'), spec, context);
  checkPodLevelResources(faults, path, spec, context.resourceClaims);
  if (spec.hostNetwork === true) checkHostNetworkPorts(faults, path.child('containers'), spec);
  faults.oneOf(path.child('restartPolicy'), restartPolicy, ['Always', 'OnFailure', 'Never']);
  if (spec.dnsPolicy)
    faults.oneOf(path.child('dnsPolicy'), spec.dnsPolicy, [
      'ClusterFirstWithHostNet',
      'ClusterFirst',
      'Default',
      'None',
    ]);
  faults.add(validateLabels(spec.nodeSelector, path.child('nodeSelector')));
  checkPodSecurityContext(faults, path.child('securityContext'), securityContext, spec);
  if (spec.shareProcessNamespace === true && spec.hostPID === true)
    faults.invalid(
      path.child('shareProcessNamespace'),
      true,
      'ShareProcessNamespace and HostPID cannot both be enabled',
    );
  if (spec.affinity !== undefined) checkAffinity(faults, path.child('affinity'), spec.affinity);
  checkDNSConfig(faults, path.child('dnsConfig'), spec);
  for (const [index, { conditionType }] of (spec.readinessGates ?? []).entries()) {
    checkQualifiedName(faults, path.child('readinessGates').index(index).child('conditionType'), conditionType ?? '');
  }
  checkSchedulingGates(faults, path.child('schedulingGates'), spec);
  checkTopologySpread(faults, path.child('topologySpreadConstraints'), spec.topologySpreadConstraints ?? []);
  checkHostProcess(faults, path, spec);
  if (spec.hostUsers === false) checkHostUsers(faults, path, spec);
  checkHostnameOverride(faults, path.child('hostnameOverride'), spec);
  const account = spec.serviceAccountName || spec.serviceAccount;
  if (account) faults.each(path.child('serviceAccountName'), account, subdomain(account));
  if (spec.nodeName) faults.each(path.child('nodeName'), spec.nodeName, subdomain(spec.nodeName));
  const deadline = spec.activeDeadlineSeconds;
  if (deadline !== undefined && (deadline < 1 || deadline > MAX_INT32)) {
    faults.invalid(path.child('activeDeadlineSeconds'), deadline, inclusiveRangeError(1, MAX_INT32));
  }
  for (const name of ['hostname', 'subdomain'] as const)
    if (spec[name]) faults.each(path.child(name), spec[name], isDNS1123Label(spec[name]));
  checkTolerations(faults, path.child('tolerations'), spec.tolerations ?? []);
  for (const [index, { ip, hostnames = [] }] of (spec.hostAliases ?? []).entries()) {
    const at = path.child('hostAliases').index(index);
    faults.add(isValidIPForLegacyField(at.child('ip'), ip ?? '', true));
    for (const [place, name] of hostnames.entries())
      checkDNSSubdomain(faults, at.child('hostnames').index(place), name);
  }
  if (spec.priorityClassName)
    faults.each(path.child('priorityClassName'), spec.priorityClassName, subdomain(spec.priorityClassName));
  if (spec.runtimeClassName !== undefined)
    faults.each(path.child('runtimeClassName'), spec.runtimeClassName, subdomain(spec.runtimeClassName));
  const preemption: string | undefined = spec.preemptionPolicy;
  if (preemption === '') faults.required(path.child('preemptionPolicy'));
  else faults.oneOf(path.child('preemptionPolicy'), preemption, ['PreemptLowerPriority', 'Never']);
  if (spec.overhead !== undefined)
    checkContainerResources(faults, path.child('overhead'), { limits: spec.overhead }, new Set());
  checkOperatingSystem(faults, path, spec);
  checkFileKeys(faults, path, spec);
}

/** In the network of the node, the ports of containers are ports of the node. */
function checkHostNetworkPorts(faults: Faults, path: Path, { containers = [] }: PodSpec): void {
  for (const [index, { ports = [] }] of containers.entries()) {
    for (const [at, { hostPort = 0, containerPort }] of ports.entries()) {
      if (hostPort === 0 || hostPort === containerPort) continue;
      faults.invalid(
        path.index(index).child('ports').index(at).child('hostPort'),
        hostPort,
        'must match `containerPort` when `hostNetwork` is true',
      );
    }
  }
}

function checkResourceClaims(
  faults: Faults,
  path: Path,
  claims: readonly PodResourceClaim[],
  podMeta: ObjectMeta | undefined,
): void {
  const names = new Set<string>();
  if (podMeta?.annotations?.['kubernetes.io/config.mirror'] !== undefined && claims.length > 0) {
    faults.forbidden(path, 'static pods do not support resource claims');
    return;
  }
  for (const [index, claim] of claims.entries()) {
    const { name = '', resourceClaimName, resourceClaimTemplateName } = claim;
    const at = path.index(index);
    if (name === '') faults.required(at.child('name'));
    else if (names.has(name)) faults.duplicate(at.child('name'), name);
    else checkDNSLabel(faults, at.child('name'), name);
    names.add(name);
    if (resourceClaimName !== undefined && resourceClaimTemplateName !== undefined) {
      faults.invalid(at, claim, 'at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified');
    }
    if (resourceClaimName === undefined && resourceClaimTemplateName === undefined) {
      faults.invalid(at, claim, 'must specify one of: `resourceClaimName`, `resourceClaimTemplateName`');
    }
    if (resourceClaimName !== undefined)
      faults.each(at.child('resourceClaimName'), resourceClaimName, subdomain(resourceClaimName));
    if (resourceClaimTemplateName !== undefined) {
      faults.each(
        at.child('resourceClaimTemplateName'),
        resourceClaimTemplateName,
        subdomain(resourceClaimTemplateName),
      );
    }
  }
}

function checkDNSConfig(faults: Faults, path: Path, { dnsPolicy, dnsConfig }: PodSpec): void {
  const { nameservers = [], searches = [], options = [] } = dnsConfig ?? {};
  if (dnsPolicy === 'None') {
    if (dnsConfig === undefined) faults.required(path, 'must provide `dnsConfig` when `dnsPolicy` is None');
    else if (nameservers.length === 0)
      faults.required(path.child('nameservers'), 'must provide at least one DNS nameserver when `dnsPolicy` is None');
    if (nameservers.length === 0) return;
  }
  if (nameservers.length > 3)
    faults.invalid(path.child('nameservers'), nameservers, 'must not have more than 3 nameservers');
  for (const [index, server] of nameservers.entries())
    faults.add(isValidIPForLegacyField(path.child('nameservers').index(index), server, true));
  const at = path.child('searches');
  if (searches.length > 32) faults.invalid(at, searches, 'must not have more than 32 search paths');
  if (searches.join(' ').length > 2048)
    faults.invalid(at, searches, 'must not have more than 2048 characters (including spaces) in the search list');
  for (const [index, search] of searches.entries()) {
    if (search === '.') continue;
    const domain = search.replace(/\.$/, '');
    faults.each(at.index(index), domain, isDNS1123SubdomainWithUnderscore(domain));
  }
  for (const [index, { name = '' }] of options.entries())
    if (name === '') faults.required(path.child('options').index(index), 'must not be empty');
}

function checkSchedulingGates(faults: Faults, path: Path, { schedulingGates = [] }: PodSpec): void {
  const seen = new Set<string>();
  for (const [index, { name = '' }] of schedulingGates.entries()) {
    faults.each(path.index(index), name, isQualifiedName(name));
    if (seen.has(name)) faults.duplicate(path.index(index), name);
    seen.add(name);
  }
}

/** Users that are not those of the node exclude what belongs to the node. */
function checkHostUsers(faults: Faults, path: Path, spec: PodSpec): void {
  const detail = 'when `hostUsers` is false';
  if (spec.hostNetwork === true) faults.forbidden(path.child('hostNetwork'), detail);
  if (spec.hostPID === true) faults.forbidden(path.child('HostPID'), detail);
  if (spec.hostIPC === true) faults.forbidden(path.child('HostIPC'), detail);
  for (const [at, { volumeDevices = [] }] of allContainers(path, spec))
    if (volumeDevices.length > 0) faults.forbidden(at.child('volumeDevices'), detail);
}

function checkHostnameOverride(
  faults: Faults,
  at: Path,
  { hostnameOverride, setHostnameAsFQDN, hostNetwork }: PodSpec,
): void {
  if (hostnameOverride === undefined) return;
  if (setHostnameAsFQDN === true) faults.forbidden(at, 'may not be specified when setHostnameAsFQDN is true');
  if (hostNetwork === true) faults.forbidden(at, 'may not be specified when hostNetwork is true');
  if (hostnameOverride.length > 64) faults.tooLong(at, 64);
  faults.each(at, hostnameOverride, isDNS1123Subdomain(hostnameOverride));
}

/** Variables that come from files: the volume is an empty folder that an init container fills. */
function checkFileKeys(faults: Faults, path: Path, spec: PodSpec): void {
  for (const [at, { env = [] }] of allContainers(path, spec))
    for (const [index, { valueFrom }] of env.entries()) {
      if (valueFrom?.fileKeyRef === undefined) continue;
      const { volumeName: name = '' } = valueFrom.fileKeyRef;
      const place = at.child('env').index(index).child('valueFrom', 'fileKeyRef', 'volumeName');
      const volume = spec.volumes?.findLast((each) => each.name === name);
      if (volume === undefined) faults.notFound(place, name);
      else if (Object.keys(volume).length > 1 && volume.emptyDir === undefined)
        faults.invalid(place, name, 'referenced volume must be of type emptyDir');
    }
}
