import type { AppArmorProfile, PodSpec, SeccompProfile, Toleration } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isMap } from '#engine/json/untyped';
import { quote } from '#engine/schema/fault';
import { Faults } from '#src/validation/checks/faults';
import { checkDescendingPath } from '#src/validation/checks/host_paths';
import { allContainers } from './containers.ts';
import { checkAppArmor } from './security_context.ts';
import { checkTolerations } from './tolerations.ts';

/** On Pods that a kubelet made of a file: they only mirror it. */
export const MIRROR = 'kubernetes.io/config.mirror';

const DELETION_COST = 'controller.kubernetes.io/pod-deletion-cost';

const TOLERATIONS = 'scheduler.alpha.kubernetes.io/tolerations';

export const SECCOMP_POD = 'seccomp.security.alpha.kubernetes.io/pod';

export const SECCOMP_CONTAINER = 'container.seccomp.security.alpha.kubernetes.io/';

/** What is said of annotations in {@link APPARMOR_CONTAINER}. */
export const APPARMOR_DEPRECATED = 'deprecated since v1.30; use the "appArmorProfile" field instead';

export const APPARMOR_CONTAINER = 'container.apparmor.security.beta.kubernetes.io/';

const INIT_CONTAINERS = ['init-containers', 'init-container-statuses'].flatMap((name) => [
  `pod.beta.kubernetes.io/${name}`,
  `pod.alpha.kubernetes.io/${name}`,
]);

/** Takes away, in place, how init containers were written before there was a field. Mirrors Go's `DropInitContainerAnnotations`. */
export function dropInitContainerAnnotations({ annotations }: Pick<ObjectMeta, 'annotations'>): void {
  if (annotations !== undefined) for (const key of INIT_CONTAINERS) delete annotations[key];
}

/** Annotations that mean something for Pods. @param path of the annotations */
export function checkPodAnnotations(
  faults: Faults,
  path: Path,
  annotations: { readonly [key: string]: string },
  spec: PodSpec,
): void {
  const mirror = annotations[MIRROR];
  if (mirror !== undefined && !spec.nodeName)
    faults.invalid(path.key(MIRROR), mirror, 'must set spec.nodeName if mirror pod annotation is set');
  const tolerations = annotations[TOLERATIONS];
  if (tolerations) checkTolerationsText(faults, path, tolerations);
  const cost = annotations[DELETION_COST];
  if (cost !== undefined && !isDeletionCost(cost))
    faults.invalid(path.key(DELETION_COST), cost, 'must be a 32bit integer');
  for (const [key, value] of Object.entries(annotations)) {
    if (key === SECCOMP_POD || key.startsWith(SECCOMP_CONTAINER)) checkSeccompText(faults, path.child(key), value);
    if (!key.startsWith(APPARMOR_CONTAINER)) continue;
    const name = key.slice(APPARMOR_CONTAINER.length);
    const known = [
      ...(spec.initContainers ?? []),
      ...(spec.containers ?? []),
      ...(spec.ephemeralContainers ?? []),
    ].some((each) => each.name === name);
    if (!known) faults.invalid(path.key(key), name, 'container not found');
    const good =
      value === '' || value === 'runtime/default' || value === 'unconfined' || value.startsWith('localhost/');
    if (!good) faults.invalid(path.key(key), value, `invalid AppArmor profile name: ${quote(value)}`);
  }
}

function checkTolerationsText(faults: Faults, path: Path, text: string): void {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    given = text;
  }
  if (given === null) return;
  if (Array.isArray(given) && given.every(isToleration)) checkTolerations(faults, path.child(TOLERATIONS), given);
  else faults.invalid(path, TOLERATIONS, 'must be a list of tolerations in JSON');
}

function isToleration(value: unknown): value is Toleration {
  return (
    isMap(value) &&
    Object.entries(value).every(([key, each]) => typeof each === (key === 'tolerationSeconds' ? 'number' : 'string'))
  );
}

function isDeletionCost(text: string): boolean {
  if (!/^(?:0|[1-9]\d*|-\d+)$/.test(text)) return false;
  const cost = Number(text);
  return cost >= -0x80000000 && cost <= 0x7fffffff;
}

function checkSeccompText(faults: Faults, path: Path, value: string): void {
  if (value === 'runtime/default' || value === 'docker/default' || value === 'unconfined') return;
  if (value.startsWith('localhost/')) checkDescendingPath(faults, path, value.slice('localhost/'.length));
  else faults.invalid(path, value, 'must be a valid seccomp profile');
}

/** The profile that an annotation of AppArmor names; undefined when it names none. Mirrors Go's `ApparmorFieldForAnnotation`. */
export function appArmorProfileOf(annotation: string): AppArmorProfile | undefined {
  if (annotation === 'unconfined') return { type: 'Unconfined' };
  if (annotation === 'runtime/default') return { type: 'RuntimeDefault' };
  const localhostProfile = /^localhost\/(.+)$/s.exec(annotation)?.[1];
  return localhostProfile === undefined ? undefined : { type: 'Localhost', localhostProfile };
}

export function isSameProfile(a: AppArmorProfile | undefined, b: AppArmorProfile | undefined): boolean {
  return a?.type === b?.type && a?.localhostProfile === b?.localhostProfile;
}

/**
 * Profiles of AppArmor that annotations of a Pod name become fields of its containers, in place. Mirrors Go's
 * `applyAppArmorVersionSkew`.
 */
export function applyAppArmorAnnotations(
  { annotations = {} }: Pick<ObjectMeta, 'annotations'>,
  spec: PodSpec,
  warn: (text: string) => void,
): void {
  if (spec.os?.name === 'windows') return;
  const ofPod = spec.securityContext?.appArmorProfile;
  for (const [, container] of allContainers(newPath('spec'), spec)) {
    const key = `${APPARMOR_CONTAINER}${container.name}`;
    if (!Object.hasOwn(annotations, key) || container.securityContext?.appArmorProfile !== undefined) continue;
    const named = appArmorProfileOf(annotations[key] ?? '');
    const isValid = Faults.of((faults) => checkAppArmor(faults, newPath(), named)).length === 0;
    const profile = isValid ? named : undefined;
    if (profile !== undefined && isSameProfile(profile, ofPod)) continue;
    if (profile !== undefined) (container.securityContext ??= {}).appArmorProfile = profile;
    warn(`${newPath('metadata', 'annotations').key(key)}: ${APPARMOR_DEPRECATED}`);
  }
}

/** The end of what is said where a profile in an annotation is another than that in a field. */
export const MUST_MATCH = 'in annotation and field must match';

/** Profiles that stand both in an annotation and in a field must be the same. @param path of the spec */
export function checkProfilesAgree(faults: Faults, path: Path, meta: ObjectMeta, spec: PodSpec): void {
  const annotations = meta.annotations ?? {};
  const ofPod = spec.securityContext;
  const seccomp = annotations[SECCOMP_POD];
  if (seccomp !== undefined)
    checkAgrees(faults, path.child('securityContext', 'seccompProfile'), 'seccomp', seccomp, ofPod?.seccompProfile);
  for (const [place, { name, securityContext: own }] of allContainers(path, spec)) {
    const at = place.child('securityContext');
    const ofContainer = annotations[SECCOMP_CONTAINER + name];
    if (ofContainer !== undefined)
      checkAgrees(faults, at.child('seccompProfile'), 'seccomp', ofContainer, own?.seccompProfile);
    const appArmor = annotations[APPARMOR_CONTAINER + name];
    if (appArmor === undefined || spec.os?.name === 'windows') continue;
    checkAgrees(
      faults,
      at.child('appArmorProfile'),
      'apparmor',
      appArmor,
      own?.appArmorProfile ?? ofPod?.appArmorProfile,
    );
  }
}

function checkAgrees(
  faults: Faults,
  path: Path,
  what: 'seccomp' | 'apparmor',
  annotation: string,
  profile: SeccompProfile | AppArmorProfile | undefined,
): void {
  if (profile === undefined) return;
  const differ = (): void => faults.forbidden(path.child('type'), `${what} type ${MUST_MATCH}`);
  if (profile.type === 'Unconfined' && annotation !== 'unconfined') differ();
  if (
    profile.type === 'RuntimeDefault' &&
    annotation !== 'runtime/default' &&
    !(what === 'seccomp' && annotation === 'docker/default')
  )
    differ();
  if (profile.type !== 'Localhost') return;
  if (!annotation.startsWith('localhost/')) differ();
  else if (annotation.slice('localhost/'.length) !== profile.localhostProfile) {
    faults.forbidden(path.child('localhostProfile'), `${what} profile ${MUST_MATCH}`);
  }
}
