export { checkSubjectAccessReview, checkSelfSubjectAccessReview } from './access_reviews.ts';
