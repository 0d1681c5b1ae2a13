export * from './convert.js';
export * from './convert_from.js';
export * from './parameter_codec.js';
