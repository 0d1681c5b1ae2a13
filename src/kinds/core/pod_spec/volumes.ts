import type { Volume } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { subdomain } from '#src/validation/checks/names';
import { checkTemplateMeta } from '#src/validation/checks/object_meta';
import { quantityOf } from '#src/validation/checks/quantities';
import { checkPersistentVolumeClaimSpec } from '../persistent_volume_claim/spec_validation.ts';
import { checkDownwardAPIFiles, checkFileMode, checkProjected, checkSecretFiles } from './projected_volumes.ts';
import * as storage from './volume_sources.ts';

/** What a rule of a volume must know. */
export interface PodContext {
  /** That of the Pod itself; a template has none. */
  readonly podMeta: ObjectMeta | undefined;
}

type Check<Source> = (faults: Faults, path: Path, source: Source, context: PodContext) => void;

type Sources = Omit<Volume, 'name'>;

/** A kind of volume: what it must keep, and the names of its place where Go has others. */
interface Row<Name extends keyof Sources> {
  readonly name: Name;
  readonly check: Check<NonNullable<Sources[Name]>>;
  readonly place?: string;
  readonly placeOfSecond?: string;
}

function row<Name extends keyof Sources>(
  name: Name,
  check: Check<NonNullable<Sources[Name]>>,
  place?: string,
  placeOfSecond?: string,
): Row<keyof Sources> {
  return {
    name,
    check,
    ...(place !== undefined && { place }),
    ...(placeOfSecond !== undefined && { placeOfSecond }),
  } as unknown as Row<keyof Sources>;
}

/** The kinds of volumes, in the order in which the first one counts. */
const ROWS: readonly Row<keyof Sources>[] = [
  /* @__PURE__ */ row('emptyDir', (faults, path, { sizeLimit }) => {
    if (sizeLimit !== undefined && quantityOf(sizeLimit).sign() < 0)
      faults.forbidden(path.child('sizeLimit'), 'SizeLimit field must be a valid resource quantity');
  }),
  /* @__PURE__ */ row('hostPath', storage.checkHostPath),
  /* @__PURE__ */ row('gitRepo', storage.checkGitRepo),
  /* @__PURE__ */ row('gcePersistentDisk', storage.checkGCEPersistentDisk, 'persistentDisk', 'gcePersistentDisk'),
  /* @__PURE__ */ row('awsElasticBlockStore', storage.checkAWSElasticBlockStore),
  /* @__PURE__ */ row('secret', (faults, path, source) => {
    faults.present(path.child('secretName'), source.secretName);
    checkFileMode(faults, path.child('defaultMode'), source.defaultMode);
    checkSecretFiles(faults, path, source.items);
  }),
  /* @__PURE__ */ row('nfs', storage.checkNFS),
  /* @__PURE__ */ row('iscsi', storage.checkISCSI),
  /* @__PURE__ */ row('glusterfs', storage.checkGlusterfs),
  /* @__PURE__ */ row('flocker', storage.checkFlocker),
  /* @__PURE__ */ row('persistentVolumeClaim', (faults, path, { claimName }) =>
    faults.present(path.child('claimName'), claimName),
  ),
  /* @__PURE__ */ row('rbd', storage.checkRBD),
  /* @__PURE__ */ row('cinder', storage.checkCinder),
  /* @__PURE__ */ row('cephfs', storage.checkCephFS, 'cephfs', 'cephFS'),
  /* @__PURE__ */ row('quobyte', storage.checkQuobyte),
  /* @__PURE__ */ row(
    'downwardAPI',
    (faults, path, source) => {
      checkFileMode(faults, path.child('defaultMode'), source.defaultMode);
      checkDownwardAPIFiles(faults, path, source.items);
    },
    'downwardAPI',
    'downwarAPI',
  ),
  /* @__PURE__ */ row('fc', storage.checkFC),
  /* @__PURE__ */ row('flexVolume', storage.checkFlexVolume),
  /* @__PURE__ */ row('configMap', (faults, path, source) => {
    faults.present(path.child('name'), source.name);
    checkFileMode(faults, path.child('defaultMode'), source.defaultMode);
    checkSecretFiles(faults, path, source.items);
  }),
  /* @__PURE__ */ row('azureFile', storage.checkAzureFile),
  /* @__PURE__ */ row('vsphereVolume', (faults, path, { volumePath }) =>
    faults.present(path.child('volumePath'), volumePath),
  ),
  /* @__PURE__ */ row('photonPersistentDisk', (faults, path, { pdID }) => faults.present(path.child('pdID'), pdID)),
  /* @__PURE__ */ row('portworxVolume', (faults, path, { volumeID }) =>
    faults.present(path.child('volumeID'), volumeID),
  ),
  /* @__PURE__ */ row('azureDisk', storage.checkAzureDisk),
  /* @__PURE__ */ row('storageos', storage.checkStorageOS),
  /* @__PURE__ */ row('projected', checkProjected),
  /* @__PURE__ */ row('scaleIO', storage.checkScaleIO),
  /* @__PURE__ */ row('csi', (faults, path, { driver, nodePublishSecretRef }) => {
    storage.checkCSIDriverName(faults, path.child('driver'), driver);
    if (nodePublishSecretRef === undefined) return;
    const name = nodePublishSecretRef.name ?? '';
    if (name === '') faults.required(path.child('nodePublishSecretRef', 'name'));
    else faults.each(path.child('name'), name, subdomain(name));
  }),
  /* @__PURE__ */ row('ephemeral', (faults, path, { volumeClaimTemplate: template }) => {
    const at = path.child('volumeClaimTemplate');
    if (template === undefined) {
      faults.required(at);
      return;
    }
    checkTemplateMeta(faults, at.child('metadata'), template.metadata ?? {});
    checkPersistentVolumeClaimSpec(faults, at.child('spec'), template.spec ?? {});
  }),
  /* @__PURE__ */ row('image', (faults, path, { reference, pullPolicy }) => {
    faults.present(path.child('reference'), reference);
    if (pullPolicy) faults.oneOf(path.child('pullPolicy'), pullPolicy, ['Always', 'IfNotPresent', 'Never']);
  }),
];

/** The volumes of a Pod. @returns those that nothing is wrong with, by name */
export function checkVolumes(
  faults: Faults,
  path: Path,
  volumes: readonly Volume[],
  context: PodContext,
): ReadonlyMap<string, Volume> {
  const good = new Map<string, Volume>();
  const podName = context.podMeta?.name ?? '';
  const made = new Set(
    podName === ''
      ? []
      : volumes.filter(({ ephemeral }) => ephemeral !== undefined).map(({ name }) => `${podName}-${name}`),
  );
  for (const [index, volume] of volumes.entries()) {
    const at = path.index(index);
    const before = faults.list.length;
    checkSource(faults, at, volume, context);
    faults.named(at.child('name'), volume.name, isDNS1123Label);
    if (good.has(volume.name)) faults.duplicate(at.child('name'), volume.name);
    if (faults.list.length === before) good.set(volume.name, volume);
    const claim = volume.persistentVolumeClaim?.claimName;
    if (claim !== undefined && made.has(claim)) {
      faults.invalid(
        at.child('persistentVolumeClaim', 'claimName'),
        claim,
        'must not reference a PVC that gets created for an ephemeral volume',
      );
    }
  }
  return good;
}

function checkSource(faults: Faults, path: Path, volume: Volume, context: PodContext): void {
  let found = false;
  for (const { name, check, place, placeOfSecond } of ROWS) {
    const source = volume[name];
    if (source === undefined) continue;
    if (found) {
      faults.forbidden(path.child(placeOfSecond ?? name), 'may not specify more than 1 volume type');
      continue;
    }
    found = true;
    (check as Check<unknown>)(faults, path.child(place ?? name), source, context);
    if (name === 'ephemeral') checkClaimName(faults, path, volume.name, context.podMeta?.name ?? '');
  }
  const { iscsi } = volume;
  if (iscsi?.initiatorName !== undefined && `${volume.name}:${iscsi.targetPortal}`.length > storage.MAX_ISCSI_NAME) {
    faults.invalid(path.child('name'), volume.name, storage.ISCSI_NAME_TOO_LONG);
  }
  // A volume without a source is an empty folder.
}

/** The claim that is made for an ephemeral volume has the names of the Pod and the volume. */
function checkClaimName(faults: Faults, path: Path, volumeName: string, podName: string): void {
  if (podName === '' || volumeName === '') return;
  const claim = `${podName}-${volumeName}`;
  for (const text of subdomain(claim)) faults.invalid(path.child('name'), volumeName, `PVC name "${claim}": ${text}`);
}
