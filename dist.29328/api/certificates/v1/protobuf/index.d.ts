export { codecs, CertificateSigningRequest, CertificateSigningRequestList, ClusterTrustBundle, ClusterTrustBundleList, PodCertificateRequest, PodCertificateRequestList, } from './zz_generated.pb.ts';
