export { codecs, TokenReview, SelfSubjectReview } from './zz_generated.pb.ts';
