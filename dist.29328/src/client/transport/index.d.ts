export * from './connection_error.ts';
export * from './fetch.ts';
export * from './layers.ts';
export * from './transport.ts';
