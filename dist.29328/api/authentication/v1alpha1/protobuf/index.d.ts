export { codecs, SelfSubjectReview } from './zz_generated.pb.ts';
