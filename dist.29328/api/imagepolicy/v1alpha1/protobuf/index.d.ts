export { codecs, ImageReview } from './zz_generated.pb.ts';
