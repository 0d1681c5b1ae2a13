export { checkSelfSubjectAccessReview, checkSubjectAccessReview } from './access_reviews.js';
