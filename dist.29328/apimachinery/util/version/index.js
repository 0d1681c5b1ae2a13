export * from './parse.js';
export { majorMinor, Version } from './version.js';
export * from './version_error.js';
