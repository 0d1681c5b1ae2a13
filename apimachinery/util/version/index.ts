export { majorMinor, Version } from './version.ts';
export * from './parse.ts';
export * from './version_error.ts';
