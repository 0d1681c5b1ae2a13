import type * as corev1 from '#api/core/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';

const HOST =
  /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;

/** A path, perhaps with a tag and a digest. */
const REPOSITORY =
  /^([a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*)(?::(\w[\w.-]{0,127}))?(?:@([A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}))?$/;

const DIGEST = /^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;

/** Maximum number of characters in a path. */
const MAX_PATH = 255;

/** What Docker Hub's own images have before their names. */
const LIBRARY = 'library/';

/**
 * The tag of an image: `latest` where it names neither a tag nor a digest, none when it is not a reference to an image.
 * Mirrors Go's `parsers.ParseImageName`.
 */
function imageTag(image: string): string {
  if (/^[a-f0-9]{64}$/.test(image)) return '';
  const first = image.slice(0, Math.max(image.indexOf('/'), 0));
  const hasHost = /[.:]/.test(first) || first === 'localhost' || first.toLowerCase() !== first;
  const rest = hasHost ? image.slice(first.length + 1) : image;
  const isOfLibrary = !rest.includes('/') && (!hasHost || first === 'docker.io' || first === 'index.docker.io');
  const repository = hasHost && !HOST.test(first) ? image : rest;
  const [, path, tag = '', digest] = REPOSITORY.exec(repository) ?? [];
  if (path === undefined || path.length + (isOfLibrary ? LIBRARY.length : 0) > MAX_PATH) return '';
  if (digest !== undefined) return DIGEST.test(digest) ? tag : '';
  return tag === '' ? 'latest' : tag;
}

/** When an image is pulled unless that is said: always where its tag is `latest`. */
function pullPolicyOf(image = ''): 'Always' | 'IfNotPresent' {
  return imageTag(image) === 'latest' ? 'Always' : 'IfNotPresent';
}

const FILE_MODE = 0o644;

const TOKEN_SECONDS = 3600;

export const isEmpty = (value: object | undefined | null): boolean => Object.keys(value ?? {}).length === 0;

function fillContainer(object: corev1.Container | corev1.EphemeralContainer): void {
  object.imagePullPolicy ||= pullPolicyOf(object.image);
  object.terminationMessagePath ||= '/dev/termination-log';
  object.terminationMessagePolicy ||= 'File';
}

function fillVolume(object: corev1.Volume): void {
  const sources = Object.entries(object).filter(([name, value]) => name !== 'name' && value != null);
  if (sources.length === 0) object.emptyDir = {};
  if (object.image) object.image.pullPolicy ||= pullPolicyOf(object.image.reference);
}

function fillPodSpec(object: corev1.PodSpec): void {
  // The old name of the field says the same.
  object.serviceAccountName ||= object.serviceAccount ?? '';
  object.serviceAccount = object.serviceAccountName;
  if (object.serviceAccountName === '') {
    delete object.serviceAccountName;
    delete object.serviceAccount;
  }
  object.dnsPolicy ||= 'ClusterFirst';
  object.restartPolicy ||= 'Always';
  object.securityContext ??= {};
  object.terminationGracePeriodSeconds ??= 30;
  object.schedulerName ||= 'default-scheduler';
}

function fillProbe(object: corev1.Probe): void {
  object.timeoutSeconds ||= 1;
  object.periodSeconds ||= 10;
  object.successThreshold ||= 1;
  object.failureThreshold ||= 3;
}

const fillMode = (object: { defaultMode?: number }): void => void (object.defaultMode ??= FILE_MODE);

export const fillRBD = (object: corev1.RBDVolumeSource | corev1.RBDPersistentVolumeSource): void => {
  object.pool ||= 'rbd';
  object.user ||= 'admin';
  object.keyring ||= '/etc/ceph/keyring';
};

export const fillScaleIO = (object: corev1.ScaleIOVolumeSource | corev1.ScaleIOPersistentVolumeSource): void => {
  object.storageMode ||= 'ThinProvisioned';
  object.fsType ||= 'xfs';
};

export const fillISCSI = (object: corev1.ISCSIVolumeSource | corev1.ISCSIPersistentVolumeSource): void =>
  void (object.iscsiInterface ||= 'default');

/** Of what Pods and templates of Pods are made of. */
export const podSpecDefaults: StructDefaults = {
  'core/v1.AzureDiskVolumeSource': (object: corev1.AzureDiskVolumeSource) => {
    object.cachingMode ??= 'ReadWrite';
    object.fsType ??= 'ext4';
    object.readOnly ??= false;
    object.kind ??= 'Shared';
  },
  'core/v1.ConfigMapVolumeSource': fillMode,
  'core/v1.Container': fillContainer,
  'core/v1.ContainerPort': (object: corev1.ContainerPort) => void (object.protocol ||= 'TCP'),
  'core/v1.DownwardAPIVolumeSource': fillMode,
  'core/v1.EphemeralContainer': fillContainer,
  'core/v1.FileKeySelector': (object: corev1.FileKeySelector) => void (object.optional ??= false),
  'core/v1.GRPCAction': (object: corev1.GRPCAction) => void (object.service ??= ''),
  'core/v1.HTTPGetAction': (object: corev1.HTTPGetAction) => {
    object.path ||= '/';
    object.scheme ||= 'HTTP';
  },
  'core/v1.HostPathVolumeSource': (object: corev1.HostPathVolumeSource) => void (object.type ??= ''),
  'core/v1.ISCSIVolumeSource': fillISCSI,
  'core/v1.ObjectFieldSelector': (object: corev1.ObjectFieldSelector) => void (object.apiVersion ||= 'v1'),
  'core/v1.PodSpec': fillPodSpec,
  'core/v1.Probe': fillProbe,
  'core/v1.ProjectedVolumeSource': fillMode,
  'core/v1.RBDVolumeSource': fillRBD,
  'core/v1.ScaleIOVolumeSource': fillScaleIO,
  'core/v1.SecretVolumeSource': fillMode,
  'core/v1.ServiceAccountTokenProjection': (object: corev1.ServiceAccountTokenProjection) =>
    void (object.expirationSeconds ??= TOKEN_SECONDS),
  'core/v1.Volume': fillVolume,
};
