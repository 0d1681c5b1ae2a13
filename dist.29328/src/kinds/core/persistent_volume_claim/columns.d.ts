import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import type { APIObject } from '../../aspects/api_object.ts';
import type { Column } from '../../aspects/column.ts';
/** Mirrors `printPersistentVolumeClaim` of kube-apiserver. */
export declare const persistentVolumeClaimColumns: readonly Column<PersistentVolumeClaim>[];
export declare function phase({ metadata, status }: APIObject & {
    readonly status?: {
        readonly phase?: string;
    };
}): string;
/** The annotation is older than the field. */
export declare function storageClass({ metadata, spec, }: APIObject & {
    readonly spec?: {
        readonly storageClassName?: string;
    };
}): string;
export declare function amount(quantity: string | number | undefined): string;
export declare function accessModes(modes?: readonly string[]): string;
