export { codecs, LeaseCandidate, LeaseCandidateList } from './zz_generated.pb.ts';
