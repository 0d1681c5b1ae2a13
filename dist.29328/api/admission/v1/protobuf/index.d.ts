export { codecs, AdmissionReview } from './zz_generated.pb.ts';
