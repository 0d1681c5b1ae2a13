export { checkEviction } from './eviction.ts';
export { checkEvictionRequest } from './eviction_request.ts';
