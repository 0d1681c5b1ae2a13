export { checkRuntimeClass } from './runtime_class.ts';
