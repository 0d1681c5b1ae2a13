import { type HostedAdmission } from '../plugin.ts';
/** Gives Ingresses that name no IngressClass the default one. */
export declare const defaultIngressClass: HostedAdmission;
/** Gives PersistentVolumeClaims that name no StorageClass the default one. */
export declare const defaultStorageClass: HostedAdmission;
