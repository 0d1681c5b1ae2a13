export { codecs, TokenReview, TokenRequest, SelfSubjectReview } from './zz_generated.pb.ts';
