export { codecs, ClusterTrustBundle, ClusterTrustBundleList } from './zz_generated.pb.ts';
