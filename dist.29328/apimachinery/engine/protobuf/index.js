export * from './codec.js';
export * from './error.js';
export * from './raw_json.js';
export * from './reader.js';
export * from './string_list.js';
export * from './union.js';
export * from './writer.js';
