export { codecs, Lease, LeaseList, LeaseCandidate, LeaseCandidateList } from './zz_generated.pb.ts';
