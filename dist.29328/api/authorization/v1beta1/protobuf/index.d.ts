export { codecs, SubjectAccessReview, SelfSubjectAccessReview, LocalSubjectAccessReview, SelfSubjectRulesReview, } from './zz_generated.pb.ts';
