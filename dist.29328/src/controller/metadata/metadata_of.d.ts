import type { OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** What controllers read of an object's metadata, whatever its Kind. */
export interface Metadata {
    readonly name?: string;
    readonly namespace?: string;
    readonly uid?: string;
    readonly resourceVersion?: string;
    readonly generation?: number | bigint;
    readonly deletionTimestamp?: string;
    readonly deletionGracePeriodSeconds?: number | bigint;
    readonly finalizers?: readonly string[];
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
    readonly ownerReferences?: readonly OwnerReference[];
}
/** The metadata of an object; empty if it has none. */
export declare function metadataOf(object: object | undefined): Metadata;
