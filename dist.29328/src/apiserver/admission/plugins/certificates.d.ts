import { type HostedAdmission } from '../plugin.ts';
/** Lets a CertificateSigningRequest be approved or denied only by users who may `approve` for its signer. */
export declare const certificateApproval: HostedAdmission;
/** Lets the certificate and the conditions of a CertificateSigningRequest be written only by users who may `sign` for its signer. */
export declare const certificateSigning: HostedAdmission;
/** Refuses requests for certificates by which a client would be in the group that may do everything. */
export declare const certificateSubjectRestriction: HostedAdmission;
/** Lets a ClusterTrustBundle of a signer be written only by users who may `attest` for the signer. */
export declare const clusterTrustBundleAttest: HostedAdmission;
