import type { ResourceList } from '#api/core/v1/resource_list';
import type { Container, PodAffinity, PodSpec, PodTemplateSpec, Volume } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { getWarningsForIP } from '#apimachinery/util/validation/ip';
import { quote } from '#engine/schema/fault';
import { isFractional, quantityOf } from '#src/validation/checks/quantities';
import { allContainers } from './containers.ts';
import { deprecatedNodeLabel, nodeSelectorTermWarnings, nodeSelectorWarnings } from './node_label_warnings.ts';
import { overlappingPathWarnings } from './overlapping_paths.ts';
import {
  APPARMOR_CONTAINER,
  APPARMOR_DEPRECATED,
  appArmorProfileOf,
  isSameProfile,
  SECCOMP_CONTAINER,
  SECCOMP_POD,
} from './pod_annotations.ts';
import { portWarnings } from './port_warnings.ts';

const SYSCTLS = 'non-functional in v1.11+; use the "sysctls" field instead';

const ANNOTATIONS: Readonly<Record<string, string>> = {
  'scheduler.alpha.kubernetes.io/critical-pod': 'non-functional in v1.16+; use the "priorityClassName" field instead',
  'security.alpha.kubernetes.io/sysctls': SYSCTLS,
  'security.alpha.kubernetes.io/unsafe-sysctls': SYSCTLS,
};

/** What became of volumes that only old clusters know. */
const DEPRECATED_VOLUMES: Readonly<Partial<Record<keyof Volume, string>>> = {
  photonPersistentDisk: 'deprecated in v1.11, non-functional in v1.16+',
  gitRepo: 'deprecated in v1.11, and disabled by default in v1.33+',
  scaleIO: 'deprecated in v1.16, non-functional in v1.22+',
  flocker: 'deprecated in v1.22, non-functional in v1.25+',
  storageos: 'deprecated in v1.22, non-functional in v1.25+',
  quobyte: 'deprecated in v1.22, non-functional in v1.25+',
  glusterfs: 'deprecated in v1.25, non-functional in v1.26+',
  cephfs: 'deprecated in v1.28, non-functional in v1.31+',
  rbd: 'deprecated in v1.28, non-functional in v1.31+',
};

const NULL_SELECTOR = 'a null labelSelector results in matching no pod';

/** What a user should know of a Pod. Mirrors Go's `GetWarningsForPod`. */
export function podWarnings(spec: PodSpec | undefined, metadata: ObjectMeta): Iterable<string> {
  return spec === undefined ? [] : specWarnings(newPath(), spec, metadata);
}

/** The same for a template of Pods, which may be missing. Mirrors Go's `GetWarningsForPodTemplate`. */
export function* podTemplateWarnings(path: Path, template: PodTemplateSpec | undefined): Generator<string> {
  if (template?.spec === undefined) return;
  const metadata = template.metadata ?? {};
  yield* specWarnings(path, template.spec, metadata);
  // Of a Pod itself, annotations become fields.
  yield* appArmorWarnings(path, template.spec, metadata);
}

function* specWarnings(path: Path, spec: PodSpec, { annotations = {} }: ObjectMeta): Generator<string> {
  const at = path.child('spec');
  yield* schedulingWarnings(at, spec);
  for (const [key, message] of Object.entries(ANNOTATIONS))
    if (Object.hasOwn(annotations, key)) yield `${path.child('metadata', 'annotations').key(key)}: ${message}`;
  yield* volumeWarnings(at.child('volumes'), spec.volumes ?? []);
  yield* duplicates(at.child('hostAliases'), 'ip', spec.hostAliases ?? []);
  yield* duplicates(at.child('imagePullSecrets'), 'name', spec.imagePullSecrets ?? []);
  for (const [index, { name = '' }] of (spec.imagePullSecrets ?? []).entries())
    if (name === '') yield `${at.child('imagePullSecrets').index(index).child('name')}: invalid empty name ""`;
  yield* fractions(at.child('overhead'), spec.overhead);
  yield* seccompWarnings(path.child('metadata', 'annotations'), spec, annotations);
  for (const [place, container] of allContainers(at, spec)) {
    yield* fractions(place.child('resources', 'limits'), container.resources?.limits);
    yield* fractions(place.child('resources', 'requests'), container.resources?.requests);
    yield* hiddenVariables(place.child('env'), container.env ?? []);
  }
  yield* portWarnings(at, spec);
  if ((spec.terminationGracePeriodSeconds ?? 0) < 0)
    yield `${at.child('terminationGracePeriodSeconds')}: must be >= 0; negative values are invalid and will be treated as 1`;
  yield* affinityWarnings(at.child('affinity', 'podAffinity'), spec.affinity?.podAffinity);
  yield* affinityWarnings(at.child('affinity', 'podAntiAffinity'), spec.affinity?.podAntiAffinity);
  for (const [index, address] of (spec.dnsConfig?.nameservers ?? []).entries())
    yield* getWarningsForIP(at.child('dnsConfig', 'nameservers').index(index), address);
  for (const [index, { ip = '' }] of (spec.hostAliases ?? []).entries())
    yield* getWarningsForIP(at.child('hostAliases').index(index).child('ip'), ip);
}

function* schedulingWarnings(path: Path, spec: PodSpec): Generator<string> {
  yield* nodeSelectorWarnings(spec.nodeSelector, (label) => path.child('nodeSelector').key(label));
  const { requiredDuringSchedulingIgnoredDuringExecution: required, ...affinity } = spec.affinity?.nodeAffinity ?? {};
  const nodes = path.child('affinity', 'nodeAffinity');
  for (const [index, term] of (required?.nodeSelectorTerms ?? []).entries())
    yield* nodeSelectorTermWarnings(
      nodes.child('requiredDuringSchedulingIgnoredDuringExecution', 'nodeSelectorTerms').index(index),
      term,
    );
  for (const [index, { preference }] of (affinity.preferredDuringSchedulingIgnoredDuringExecution ?? []).entries())
    yield* nodeSelectorTermWarnings(
      nodes.child('preferredDuringSchedulingIgnoredDuringExecution').index(index).child('preference'),
      preference ?? {},
      true,
    );
  for (const [index, { topologyKey, labelSelector }] of (spec.topologySpreadConstraints ?? []).entries()) {
    const at = path.child('topologySpreadConstraints').index(index);
    const message = deprecatedNodeLabel(topologyKey);
    if (message !== undefined) yield `${at.child('topologyKey')}: ${topologyKey} is ${message}`;
    if (labelSelector === undefined) yield `${at.child('labelSelector')}: ${NULL_SELECTOR}`;
  }
}

function* affinityWarnings(path: Path, affinity: PodAffinity | undefined): Generator<string> {
  const required = affinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
  const preferred = affinity?.preferredDuringSchedulingIgnoredDuringExecution ?? [];
  for (const [index, { labelSelector }] of required.entries())
    if (labelSelector === undefined)
      yield `${path.child('requiredDuringSchedulingIgnoredDuringExecution').index(index).child('labelSelector')}: ${NULL_SELECTOR}`;
  for (const [index, { podAffinityTerm }] of preferred.entries())
    if (podAffinityTerm?.labelSelector === undefined)
      yield `${path.child('preferredDuringSchedulingIgnoredDuringExecution').index(index).child('podAffinityTerm', 'labelSelector')}: ${NULL_SELECTOR}`;
}

function* volumeWarnings(path: Path, volumes: readonly Volume[]): Generator<string> {
  for (const [index, volume] of volumes.entries()) {
    const at = path.index(index);
    yield* deprecatedVolumeWarnings(at, volume);
    yield* claimSpecWarnings(
      at.child('ephemeral', 'volumeClaimTemplate', 'spec'),
      volume.ephemeral?.volumeClaimTemplate?.spec,
    );
  }
  yield* overlappingPathWarnings(volumes);
}

/** @param path of the volume, or of the spec of a PersistentVolume @param silent those of which nothing is said */
export function* deprecatedVolumeWarnings(
  path: Path,
  volume: object,
  silent: readonly string[] = [],
): Generator<string> {
  for (const [name, message] of Object.entries(DEPRECATED_VOLUMES))
    if (name in volume && Reflect.get(volume, name) !== undefined && !silent.includes(name))
      // Named as in Go, not as in JSON.
      yield `${path.child(name === 'storageos' ? 'storageOS' : name)}: ${message}`;
}

/** Mirrors Go's `GetWarningsForPersistentVolumeClaimSpec`. */
export function* claimSpecWarnings(
  path: Path,
  spec: { readonly resources?: { readonly limits?: ResourceList; readonly requests?: ResourceList } } | undefined,
): Generator<string> {
  yield* fractions(path.child('resources', 'requests'), spec?.resources?.requests, ['storage']);
  yield* fractions(path.child('resources', 'limits'), spec?.resources?.limits, ['storage']);
}

function* fractions(
  path: Path,
  amounts: ResourceList | undefined,
  names: readonly string[] = ['memory', 'ephemeral-storage'],
): Generator<string> {
  for (const name of names) {
    const value = amounts?.[name];
    if (value === undefined) continue;
    const quantity = quantityOf(value);
    if (isFractional(quantity))
      yield `${path.key(name)}: fractional byte value ${quote(quantity.toString())} is invalid, must be an integer`;
  }
}

function* duplicates<Name extends string>(
  path: Path,
  name: Name,
  items: readonly { readonly [field in Name]?: string }[],
): Generator<string> {
  const known = new Set<string>();
  for (const [index, item] of items.entries()) {
    const value = item[name] ?? '';
    if (known.has(value)) yield `${path.index(index).child(name)}: duplicate ${name} ${quote(value)}`;
    known.add(value);
  }
}

/** A variable may be set again only to add to what it was. */
function* hiddenVariables(path: Path, variables: NonNullable<Container['env']>): Generator<string> {
  const known = new Set<string>();
  for (const [index, { name, value = '', valueFrom }] of variables.entries()) {
    const reference = `$(${name})`;
    if (known.has(name) && (valueFrom !== undefined || value === reference || !value.includes(reference)))
      yield `${path.index(index)}: hides previous definition of ${quote(name)}, which may be dropped when using apply`;
    known.add(name);
  }
}

type Annotations = Readonly<Record<string, string>>;

function* seccompWarnings(path: Path, spec: PodSpec, annotations: Annotations): Generator<string> {
  const message = 'non-functional in v1.27+; use the "seccompProfile" field instead';
  if (spec.securityContext?.seccompProfile === undefined && Object.hasOwn(annotations, SECCOMP_POD))
    yield `${path.key(SECCOMP_POD)}: ${message}`;
  for (const [, { name, securityContext }] of allContainers(path, spec)) {
    const key = `${SECCOMP_CONTAINER}${name}`;
    if (securityContext?.seccompProfile === undefined && Object.hasOwn(annotations, key))
      yield `${path.key(key)}: ${message}`;
  }
}

function* appArmorWarnings(path: Path, spec: PodSpec, { annotations = {} }: ObjectMeta): Generator<string> {
  const ofPod = spec.securityContext?.appArmorProfile;
  for (const [, { name, securityContext }] of allContainers(path, spec)) {
    const key = `${APPARMOR_CONTAINER}${name}`;
    const annotation = Object.hasOwn(annotations, key) ? annotations[key] : undefined;
    if (annotation === undefined || securityContext?.appArmorProfile !== undefined) continue;
    if (ofPod === undefined || !isSameProfile(ofPod, appArmorProfileOf(annotation)))
      yield `${path.child('metadata', 'annotations').key(key)}: ${APPARMOR_DEPRECATED}`;
  }
}
