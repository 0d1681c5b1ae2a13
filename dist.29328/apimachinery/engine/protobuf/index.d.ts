export * from './codec.ts';
export * from './error.ts';
export * from './raw_json.ts';
export * from './reader.ts';
export * from './string_list.ts';
export * from './union.ts';
export * from './writer.ts';
