export * from './convert.ts';
export * from './convert_from.ts';
export * from './parameter_codec.ts';
