export { checkRuntimeClass } from './runtime_class.js';
