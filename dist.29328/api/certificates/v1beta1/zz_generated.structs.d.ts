import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { NamedList, Struct } from '#engine/schema/descriptor';
import type { Base64 } from '#engine/schema/wire';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export type ExtraValue = string[];
export declare const ExtraValue: NamedList;
/** Well-known values; others are possible. */
export type RequestConditionType = 'Approved' | 'Denied' | 'Failed' | (string & {});
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type KeyUsage = 'signing' | 'digital signature' | 'content commitment' | 'key encipherment' | 'key agreement' | 'data encipherment' | 'cert sign' | 'crl sign' | 'encipher only' | 'decipher only' | 'any' | 'server auth' | 'client auth' | 'code signing' | 'email protection' | 's/mime' | 'ipsec end system' | 'ipsec tunnel' | 'ipsec user' | 'timestamping' | 'ocsp signing' | 'microsoft sgc' | 'netscape sgc';
/** What the certificate is to contain, and who asks. The fields about the user are filled in by the server. */
export interface CertificateSigningRequestSpec {
    /** PKCS#10 request as a PEM block `CERTIFICATE REQUEST`, in base64 in JSON and YAML. */
    request: Base64;
    /**
     * Who should sign, such as `kubernetes.io/kubelet-serving`. Left out, guessed from the request: a kubelet's client or
     * serving signer, or else `kubernetes.io/legacy-unknown`.
     */
    signerName?: string;
    /**
     * Wanted lifetime in seconds, at least 600. The signer may shorten or ignore it: check the dates in the certificate.
     * Left out, the signer decides.
     */
    expirationSeconds?: number;
    /**
     * What the key may be used for. Clients usually need `digital signature`, `key encipherment` and `client auth`;
     * servers `server auth` instead of the last.
     *
     * One of `signing`, `digital signature`, `content commitment`, `key encipherment`, `key agreement`,
     * `data encipherment`, `cert sign`, `crl sign`, `encipher only`, `decipher only`, `any`, `server auth`,
     * `client auth`, `code signing`, `email protection`, `s/mime`, `ipsec end system`, `ipsec tunnel`, `ipsec user`,
     * `timestamping`, `ocsp signing`, `microsoft sgc`, `netscape sgc`.
     */
    usages: KeyUsage[];
    /** Name of the user who created the request. Filled in by the server. */
    username?: string;
    /** UID of the user who created the request. Filled in by the server. */
    uid?: string;
    /** Groups of the user who created the request. Filled in by the server. */
    groups?: string[];
    /** Further attributes of the user who created the request. Filled in by the server. */
    extra?: {
        [key: string]: ExtraValue;
    };
}
/** Decision about a request, and the certificate. */
export interface CertificateSigningRequestStatus {
    /**
     * Decisions by type. A signer acts once `Approved` is there.
     *
     * List with unique `type`.
     */
    conditions?: CertificateSigningRequestCondition[];
    /**
     * The issued certificate as PEM, in base64 in JSON and YAML; intermediates follow the first block. Empty until
     * issued, and forever when denied or failed. Immutable once set.
     */
    certificate?: Base64;
}
/** Decision about a CertificateSigningRequest. Never taken back once made. */
export interface CertificateSigningRequestCondition {
    /**
     * `Approved` or `Denied`, set through the subresource `approval`, never both; `Failed`, set by a signer that cannot
     * issue. Each at most once.
     */
    type: RequestConditionType;
    /**
     * `True`, also when left out; no other value is allowed for the known types.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status?: corev1.ConditionStatus;
    /** CamelCase code for the decision, meant for programs. */
    reason?: string;
    /** Explanation of the decision for people. Don't parse it. */
    message?: string;
    /** When this condition was last written. */
    lastUpdateTime?: Time;
    /** When `status` last changed. Filled in by the server. */
    lastTransitionTime?: Time;
}
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
/** Who needs a certificate from whom. The API server checks that the kubelet of the Pod's node asks. */
export interface PodCertificateRequestSpec {
    /**
     * Who should sign, such as `example.com/signer`. Kubernetes keeps names that begin with `kubernetes.io` for itself.
     *
     * Required.
     */
    signerName: string;
    /**
     * Pod that the certificate is mounted into, in the same namespace.
     *
     * Required.
     */
    podName: string;
    /**
     * UID of that Pod, so that a later Pod of the same name does not count.
     *
     * Required.
     */
    podUID: string;
    /**
     * Service account that the Pod runs as.
     *
     * Required.
     */
    serviceAccountName: string;
    /**
     * UID of that service account, so that a later one of the same name does not count.
     *
     * Required.
     */
    serviceAccountUID: string;
    /**
     * Node that the Pod is assigned to.
     *
     * Required.
     */
    nodeName: string;
    /**
     * UID of that node, so that a later node of the same name does not count.
     *
     * Required.
     */
    nodeUID: string;
    /**
     * Longest lifetime in seconds, from 3600 (1 hour) to 7862400 (91 days). Default 86400. The signer may choose less,
     * but not below 3600.
     *
     * Default: `86400`.
     */
    maxExpirationSeconds?: number;
    /**
     * Public key of the certificate in PKIX form.
     *
     * Base64.
     * @deprecated Use `stubPKCS10Request`, and leave this empty then.
     */
    pkixPublicKey?: Base64;
    /**
     * Signature of the Pod's UID that proves the kubelet has the private key.
     *
     * Base64.
     * @deprecated Use `stubPKCS10Request`, and leave this empty then.
     */
    proofOfPossession?: Base64;
    /**
     * PKCS#10 request in DER, made by the kubelet with the Pod's key; only the key in it counts, and the server has
     * verified its signature. A signer that cannot use the key denies with reason `UnsupportedKeyType`.
     *
     * Base64.
     * Since Kubernetes 1.36.
     */
    stubPKCS10Request: Base64;
    /**
     * Hints from the Pod's author to the signer, with domain-prefixed keys. Nobody has verified them; signers should deny
     * requests with keys they do not know.
     */
    unverifiedUserAnnotations?: {
        [key: string]: string;
    };
}
/** Decision about a request, and the certificate. Set by the signer through the subresource `status`. */
export interface PodCertificateRequestStatus {
    /**
     * `Issued`, `Denied` or `Failed`, at most one of them and always `True`.
     *
     * List with unique `type`.
     * Strategic merge patch merges by `type`.
     */
    conditions?: metav1.Condition[];
    /** The certificate as PEM, followed by intermediates. Immutable once set; empty when denied or failed. */
    certificateChain?: string;
    /** Start of validity, equal to that in the certificate. Set together with `certificateChain`; immutable. */
    notBefore?: Time;
    /** When the kubelet should start to get a new certificate. A hint; it may do so earlier or later. */
    beginRefreshAt?: Time;
    /** End of validity, equal to that in the certificate. Set together with `certificateChain`; immutable. */
    notAfter?: Time;
}
export declare const CertificateSigningRequestSpec: Struct<CertificateSigningRequestSpec>;
export declare const CertificateSigningRequestStatus: Struct<CertificateSigningRequestStatus>;
export declare const CertificateSigningRequestCondition: Struct<CertificateSigningRequestCondition>;
export declare const ClusterTrustBundleSpec: Struct<ClusterTrustBundleSpec>;
export declare const PodCertificateRequestSpec: Struct<PodCertificateRequestSpec>;
export declare const PodCertificateRequestStatus: Struct<PodCertificateRequestStatus>;
