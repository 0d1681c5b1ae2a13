export { checkPriorityClass } from './priority_class.ts';
