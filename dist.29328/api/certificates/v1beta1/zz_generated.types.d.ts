import { CertificateSigningRequestSpec, CertificateSigningRequestStatus, ClusterTrustBundleSpec, PodCertificateRequestSpec, PodCertificateRequestStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "certificates.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface CertificateSigningRequest {
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'CertificateSigningRequest';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** The request: key, subject, signer and purpose. Immutable. */
    spec: CertificateSigningRequestSpec;
    /** Approval or denial, and the certificate once issued. */
    status?: CertificateSigningRequestStatus;
}
export interface CertificateSigningRequestList {
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'CertificateSigningRequestList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CertificateSigningRequests in this list. */
    items: CertificateSigningRequest[];
}
export interface ClusterTrustBundle {
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'ClusterTrustBundle';
    /**
     * Standard metadata of a cluster-scoped object. With a signer, the name must begin with the signer's, colons in place
     * of slashes, as in `example.com:foo:v1`.
     */
    metadata: metav1.ObjectMeta;
    /** The certificates, and the signer they belong to. */
    spec: ClusterTrustBundleSpec;
}
export interface ClusterTrustBundleList {
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'ClusterTrustBundleList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ClusterTrustBundles in this list. */
    items: ClusterTrustBundle[];
}
export interface PodCertificateRequest {
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'PodCertificateRequest';
    /** Standard metadata of a namespaced object. The Pod is in the same namespace. */
    metadata: metav1.ObjectMeta;
    /**
     * The Pod and its key, the signer, and the longest lifetime. Immutable.
     *
     * Required.
     */
    spec: PodCertificateRequestSpec;
    /** The decision, and the certificate once issued. */
    status?: PodCertificateRequestStatus;
}
export interface PodCertificateRequestList {
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'PodCertificateRequestList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The PodCertificateRequests in this list. */
    items: PodCertificateRequest[];
}
/**
 * Asks a signer for an X.509 certificate. Somebody must approve it (`kubectl certificate approve`), then the signer
 * issues it; requests are deleted after a while.
 *
 * CertificateSigningRequest of certificates.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/certificates.k8s.io/v1beta1/certificatesigningrequests/{name}`.
 * Subresources: `approval`, `status`.
 * Introduced in 1.12, deprecated in 1.19, removed in 1.22.
 *
 * @deprecated Use CertificateSigningRequest of certificates.k8s.io/v1.
 */
export declare const CertificateSigningRequest: ObjectClass<CertificateSigningRequest, {
    group: 'certificates.k8s.io';
    version: 'v1beta1';
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'CertificateSigningRequest';
    resource: 'certificatesigningrequests';
    namespaced: false;
}>;
/**
 * A list of CertificateSigningRequests.
 *
 * A list of CertificateSigningRequest (certificates.k8s.io/v1beta1).
 * Introduced in 1.12, deprecated in 1.19, removed in 1.22.
 *
 * @deprecated Use CertificateSigningRequestList of certificates.k8s.io/v1.
 */
export declare const CertificateSigningRequestList: ListClass<CertificateSigningRequestList, CertificateSigningRequest, {
    group: 'certificates.k8s.io';
    version: 'v1beta1';
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'CertificateSigningRequestList';
}>;
/**
 * Root certificates that Pods may trust, for all namespaces. Pods mount them by a `clusterTrustBundle` projection;
 * every service account may read them, so keep nothing secret here.
 *
 * ClusterTrustBundle of certificates.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/certificates.k8s.io/v1beta1/clustertrustbundles/{name}`.
 * Introduced in 1.33, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use ClusterTrustBundle of certificates.k8s.io/v1.
 */
export declare const ClusterTrustBundle: ObjectClass<ClusterTrustBundle, {
    group: 'certificates.k8s.io';
    version: 'v1beta1';
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'ClusterTrustBundle';
    resource: 'clustertrustbundles';
    namespaced: false;
}>;
/**
 * A list of ClusterTrustBundles.
 *
 * A list of ClusterTrustBundle (certificates.k8s.io/v1beta1).
 * Introduced in 1.33, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use ClusterTrustBundleList of certificates.k8s.io/v1.
 */
export declare const ClusterTrustBundleList: ListClass<ClusterTrustBundleList, ClusterTrustBundle, {
    group: 'certificates.k8s.io';
    version: 'v1beta1';
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'ClusterTrustBundleList';
}>;
/**
 * Asks a signer for a certificate for one Pod. Created by the kubelet for `podCertificate` volumes; signers watch and
 * answer it.
 *
 * PodCertificateRequest of certificates.k8s.io/v1beta1.
 * Namespaced: `/apis/certificates.k8s.io/v1beta1/namespaces/{namespace}/podcertificaterequests/{name}`.
 * Subresources: `status`.
 * Introduced in 1.35, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use PodCertificateRequest of certificates.k8s.io/v1.
 */
export declare const PodCertificateRequest: ObjectClass<PodCertificateRequest, {
    group: 'certificates.k8s.io';
    version: 'v1beta1';
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'PodCertificateRequest';
    resource: 'podcertificaterequests';
    namespaced: true;
}>;
/**
 * A list of PodCertificateRequests.
 *
 * A list of PodCertificateRequest (certificates.k8s.io/v1beta1).
 * Introduced in 1.35, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use PodCertificateRequestList of certificates.k8s.io/v1.
 */
export declare const PodCertificateRequestList: ListClass<PodCertificateRequestList, PodCertificateRequest, {
    group: 'certificates.k8s.io';
    version: 'v1beta1';
    apiVersion: 'certificates.k8s.io/v1beta1';
    kind: 'PodCertificateRequestList';
}>;
