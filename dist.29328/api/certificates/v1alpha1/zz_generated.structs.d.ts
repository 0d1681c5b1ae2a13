import type { Struct } from '#engine/schema/descriptor';
/** Trust anchors, and the signer they verify. */
export interface ClusterTrustBundleSpec {
    /**
     * Signer whose certificates these anchors verify. Setting it takes the permission `attest` for that signer, and binds
     * the object's name to it. Left out, the bundle belongs to none; immutable.
     *
     * Immutable.
     */
    signerName?: string;
    /** CA certificates as PEM blocks, without headers or duplicates. Their order means nothing. */
    trustBundle: string;
}
export declare const ClusterTrustBundleSpec: Struct<ClusterTrustBundleSpec>;
