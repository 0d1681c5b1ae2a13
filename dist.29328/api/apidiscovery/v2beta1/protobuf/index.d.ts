export { codecs, APIGroupDiscoveryList, APIGroupDiscovery } from './zz_generated.pb.ts';
