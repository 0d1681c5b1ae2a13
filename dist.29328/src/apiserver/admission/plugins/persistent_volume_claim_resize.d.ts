import { type HostedAdmission } from '../plugin.ts';
/** Lets a PersistentVolumeClaim grow only when it is bound and its StorageClass has `allowVolumeExpansion`. */
export declare const persistentVolumeClaimResize: HostedAdmission;
