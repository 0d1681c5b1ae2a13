export { codecs, Lease, LeaseList } from './zz_generated.pb.ts';
