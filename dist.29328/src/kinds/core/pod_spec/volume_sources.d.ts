import type * as corev1 from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
export declare const MAX_ISCSI_NAME = 64;
export declare const ISCSI_NAME_TOO_LONG = "Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if iscsi.initiatorName is specified.";
export declare function checkHostPath(faults: Faults, path: Path, source: corev1.HostPathVolumeSource): void;
export declare function checkGitRepo(faults: Faults, path: Path, source: corev1.GitRepoVolumeSource): void;
export declare function checkGCEPersistentDisk(faults: Faults, path: Path, source: corev1.GCEPersistentDiskVolumeSource): void;
export declare function checkAWSElasticBlockStore(faults: Faults, path: Path, source: corev1.AWSElasticBlockStoreVolumeSource): void;
export declare function checkNFS(faults: Faults, path: Path, source: corev1.NFSVolumeSource): void;
export declare function checkISCSI(faults: Faults, path: Path, source: corev1.ISCSIVolumeSource): void;
export declare function checkISCSIPersistent(faults: Faults, path: Path, source: corev1.ISCSIPersistentVolumeSource, volumeName: string): void;
export declare function checkGlusterfs(faults: Faults, path: Path, source: corev1.GlusterfsVolumeSource | corev1.GlusterfsPersistentVolumeSource): void;
export declare function checkFlocker(faults: Faults, path: Path, { datasetName, datasetUUID }: corev1.FlockerVolumeSource): void;
export declare function checkRBD(faults: Faults, path: Path, source: corev1.RBDVolumeSource | corev1.RBDPersistentVolumeSource): void;
export declare function checkCinder(faults: Faults, path: Path, source: corev1.CinderVolumeSource): void;
export declare function checkCephFS(faults: Faults, path: Path, source: {
    readonly monitors?: readonly string[];
}): void;
export declare function checkQuobyte(faults: Faults, path: Path, { registry, tenant, volume }: corev1.QuobyteVolumeSource): void;
export declare function checkFC(faults: Faults, path: Path, { targetWWNs, wwids, lun }: corev1.FCVolumeSource): void;
export declare function checkFlexVolume(faults: Faults, path: Path, { driver, options }: corev1.FlexVolumeSource | corev1.FlexPersistentVolumeSource): void;
export declare function checkAzureFile(faults: Faults, path: Path, source: corev1.AzureFileVolumeSource | corev1.AzureFilePersistentVolumeSource): void;
export declare function checkAzureDisk(faults: Faults, path: Path, source: corev1.AzureDiskVolumeSource): void;
export declare function checkScaleIO(faults: Faults, path: Path, source: {
    readonly gateway?: string;
    readonly system?: string;
    readonly volumeName?: string;
}): void;
type SecretName = {
    readonly name?: string;
    readonly namespace?: string;
};
export declare function checkStorageOS(faults: Faults, path: Path, { volumeName, volumeNamespace, secretRef, }: {
    readonly volumeName?: string;
    readonly volumeNamespace?: string;
    readonly secretRef?: SecretName;
}): void;
/** The name of a CSI driver, which is a DNS subdomain in any case. */
export declare function checkCSIDriverName(faults: Faults, path: Path, driver?: string): void;
/** A Secret that a PersistentVolume names. */
export declare function checkSecretReference(faults: Faults, path: Path, { name, namespace }: SecretName): void;
export declare function checkLocal(faults: Faults, path: Path, { path: target }: corev1.LocalVolumeSource): void;
export {};
