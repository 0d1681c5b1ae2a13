export { checkTokenReview } from './token_review.ts';
