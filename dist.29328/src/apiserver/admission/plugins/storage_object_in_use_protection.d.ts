import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type HostedAdmission } from '../plugin.ts';
/** What is protected, by which finalizer. */
export declare const protectedKinds: readonly {
    readonly kind: KindClass<{
        metadata: ObjectMeta;
    }>;
    readonly finalizer: string;
}[];
/**
 * Keeps volumes, claims and classes that are deleted until nobody uses them any more.
 * @param releases whether this server lets them go then, as controllers of kube-controller-manager do
 */
export declare function storageObjectInUseProtection(releases: boolean): HostedAdmission;
