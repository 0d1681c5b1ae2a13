export * from './connection_error.js';
export * from './fetch.js';
export * from './layers.js';
export * from './transport.js';
