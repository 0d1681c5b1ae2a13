export { checkTokenReview } from './token_review.js';
