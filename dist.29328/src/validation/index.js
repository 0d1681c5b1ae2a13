export { unknownKindFault } from './kind_faults.js';
export { validate, validateVerified, } from './validate.js';
export { validateAs } from './validate_as.js';
export { validateUpdate } from './validate_update.js';
