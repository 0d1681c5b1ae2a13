export { checkEviction } from './eviction.js';
export { checkEvictionRequest } from './eviction_request.js';
