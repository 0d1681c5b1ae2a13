export { checkSelfSubjectAccessReview, checkSubjectAccessReview } from './access_reviews.ts';
