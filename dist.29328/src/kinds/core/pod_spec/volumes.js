import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { subdomain } from '#src/validation/checks/names';
import { checkTemplateMeta } from '#src/validation/checks/object_meta';
import { quantityOf } from '#src/validation/checks/quantities';
import { checkPersistentVolumeClaimSpec } from '../persistent_volume_claim/spec_validation.js';
import { checkDownwardAPIFiles, checkFileMode, checkProjected, checkSecretFiles } from './projected_volumes.js';
import * as storage from './volume_sources.js';
function row(name, check, place, placeOfSecond) {
    return {
        name,
        check,
        ...(place !== undefined && { place }),
        ...(placeOfSecond !== undefined && { placeOfSecond }),
    };
}
/** The kinds of volumes, in the order in which the first one counts. */
const ROWS = /* @__PURE__ */ (() => [
    row('emptyDir', (faults, path, { sizeLimit }) => {
        if (sizeLimit !== undefined && quantityOf(sizeLimit).sign() < 0)
            faults.forbidden(path.child('sizeLimit'), 'SizeLimit field must be a valid resource quantity');
    }),
    row('hostPath', storage.checkHostPath),
    row('gitRepo', storage.checkGitRepo),
    row('gcePersistentDisk', storage.checkGCEPersistentDisk, 'persistentDisk', 'gcePersistentDisk'),
    row('awsElasticBlockStore', storage.checkAWSElasticBlockStore),
    row('secret', (faults, path, source) => {
        faults.present(path.child('secretName'), source.secretName);
        checkFileMode(faults, path.child('defaultMode'), source.defaultMode);
        checkSecretFiles(faults, path, source.items);
    }),
    row('nfs', storage.checkNFS),
    row('iscsi', storage.checkISCSI),
    row('glusterfs', storage.checkGlusterfs),
    row('flocker', storage.checkFlocker),
    row('persistentVolumeClaim', (faults, path, { claimName }) => faults.present(path.child('claimName'), claimName)),
    row('rbd', storage.checkRBD),
    row('cinder', storage.checkCinder),
    row('cephfs', storage.checkCephFS, 'cephfs', 'cephFS'),
    row('quobyte', storage.checkQuobyte),
    row('downwardAPI', (faults, path, source) => {
        checkFileMode(faults, path.child('defaultMode'), source.defaultMode);
        checkDownwardAPIFiles(faults, path, source.items);
    }, 'downwardAPI', 'downwarAPI'),
    row('fc', storage.checkFC),
    row('flexVolume', storage.checkFlexVolume),
    row('configMap', (faults, path, source) => {
        faults.present(path.child('name'), source.name);
        checkFileMode(faults, path.child('defaultMode'), source.defaultMode);
        checkSecretFiles(faults, path, source.items);
    }),
    row('azureFile', storage.checkAzureFile),
    row('vsphereVolume', (faults, path, { volumePath }) => faults.present(path.child('volumePath'), volumePath)),
    row('photonPersistentDisk', (faults, path, { pdID }) => faults.present(path.child('pdID'), pdID)),
    row('portworxVolume', (faults, path, { volumeID }) => faults.present(path.child('volumeID'), volumeID)),
    row('azureDisk', storage.checkAzureDisk),
    row('storageos', storage.checkStorageOS),
    row('projected', checkProjected),
    row('scaleIO', storage.checkScaleIO),
    row('csi', (faults, path, { driver, nodePublishSecretRef }) => {
        storage.checkCSIDriverName(faults, path.child('driver'), driver);
        if (nodePublishSecretRef === undefined)
            return;
        const name = nodePublishSecretRef.name ?? '';
        if (name === '')
            faults.required(path.child('nodePublishSecretRef', 'name'));
        else
            faults.each(path.child('name'), name, subdomain(name));
    }),
    row('ephemeral', (faults, path, { volumeClaimTemplate: template }) => {
        const at = path.child('volumeClaimTemplate');
        if (template === undefined) {
            faults.required(at);
            return;
        }
        checkTemplateMeta(faults, at.child('metadata'), template.metadata ?? {});
        checkPersistentVolumeClaimSpec(faults, at.child('spec'), template.spec ?? {});
    }),
    row('image', (faults, path, { reference, pullPolicy }) => {
        faults.present(path.child('reference'), reference);
        if (pullPolicy)
            faults.oneOf(path.child('pullPolicy'), pullPolicy, ['Always', 'IfNotPresent', 'Never']);
    }),
])();
/** The volumes of a Pod. @returns those that nothing is wrong with, by name */
export function checkVolumes(faults, path, volumes, context) {
    const good = new Map();
    const podName = context.podMeta?.name ?? '';
    const made = new Set(podName === ''
        ? []
        : volumes.filter(({ ephemeral }) => ephemeral !== undefined).map(({ name }) => `${podName}-${name}`));
    for (const [index, volume] of volumes.entries()) {
        const at = path.index(index);
        const before = faults.list.length;
        checkSource(faults, at, volume, context);
        faults.named(at.child('name'), volume.name, isDNS1123Label);
        if (good.has(volume.name))
            faults.duplicate(at.child('name'), volume.name);
        if (faults.list.length === before)
            good.set(volume.name, volume);
        const claim = volume.persistentVolumeClaim?.claimName;
        if (claim !== undefined && made.has(claim)) {
            faults.invalid(at.child('persistentVolumeClaim', 'claimName'), claim, 'must not reference a PVC that gets created for an ephemeral volume');
        }
    }
    return good;
}
function checkSource(faults, path, volume, context) {
    let found = false;
    for (const { name, check, place, placeOfSecond } of ROWS) {
        const source = volume[name];
        if (source === undefined)
            continue;
        if (found) {
            faults.forbidden(path.child(placeOfSecond ?? name), 'may not specify more than 1 volume type');
            continue;
        }
        found = true;
        check(faults, path.child(place ?? name), source, context);
        if (name === 'ephemeral')
            checkClaimName(faults, path, volume.name, context.podMeta?.name ?? '');
    }
    const { iscsi } = volume;
    if (iscsi?.initiatorName !== undefined && `${volume.name}:${iscsi.targetPortal}`.length > storage.MAX_ISCSI_NAME) {
        faults.invalid(path.child('name'), volume.name, storage.ISCSI_NAME_TOO_LONG);
    }
    // A volume without a source is an empty folder.
}
/** The claim that is made for an ephemeral volume has the names of the Pod and the volume. */
function checkClaimName(faults, path, volumeName, podName) {
    if (podName === '' || volumeName === '')
        return;
    const claim = `${podName}-${volumeName}`;
    for (const text of subdomain(claim))
        faults.invalid(path.child('name'), volumeName, `PVC name "${claim}": ${text}`);
}
