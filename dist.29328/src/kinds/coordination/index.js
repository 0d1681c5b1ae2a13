export { checkLease } from './lease.js';
