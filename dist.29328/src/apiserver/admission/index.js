export { Attributes } from '../../admission/index.js';
