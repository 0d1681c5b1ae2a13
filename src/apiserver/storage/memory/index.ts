export { memory, type MemoryOptions } from './memory.ts';
