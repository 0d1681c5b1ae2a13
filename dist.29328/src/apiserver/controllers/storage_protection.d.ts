import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { type KindClass } from '#apimachinery/runtime/kind_class';
import type { AdmissionHost, HostedController, HostedTerm } from '../admission/admission_control.ts';
import type { StoredObjects } from '../admission/stored_objects.ts';
interface ProtectedKind {
    readonly kind: KindClass<{
        metadata: ObjectMeta;
    }>;
    readonly finalizer: string;
}
/**
 * Takes the finalizers of claims, volumes and classes that are deleted away when nothing uses them. What the controllers
 * `persistentvolumeclaim-protection`, `persistentvolume-protection` and `volumeattributesclass-protection` of
 * kube-controller-manager do.
 */
export declare class StorageProtectionController implements HostedController {
    #private;
    constructor(host: AdmissionHost, stored: StoredObjects, kinds: readonly ProtectedKind[]);
    lead(term: HostedTerm): void;
}
export {};
