export { checkLease } from './lease.ts';
