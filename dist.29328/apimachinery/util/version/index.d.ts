export * from './parse.ts';
export { majorMinor, Version } from './version.ts';
export * from './version_error.ts';
