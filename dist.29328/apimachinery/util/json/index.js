export * from './json_error.js';
export * from './marshal.js';
export * from './unmarshal.js';
