export { diagnoseCBOR } from './diagnose.ts';
export { CBORError } from './error.ts';
export type { ReadCBOR, ReadCBOROptions } from './read.ts';
export { readAnyCBOR, readCBOR } from './read.ts';
export { checkWellFormed } from './wellformed.ts';
export type { WriteCBOROptions } from './write.ts';
export { writeAnyCBOR, writeCBOR } from './write.ts';
