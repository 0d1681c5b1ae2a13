export { diagnoseCBOR } from './diagnose.js';
export { CBORError } from './error.js';
export { readAnyCBOR, readCBOR } from './read.js';
export { checkWellFormed } from './wellformed.js';
export { writeAnyCBOR, writeCBOR } from './write.js';
