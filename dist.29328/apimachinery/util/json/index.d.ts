export * from './json_error.ts';
export * from './marshal.ts';
export * from './unmarshal.ts';
