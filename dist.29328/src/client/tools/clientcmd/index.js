export * from './client_config.js';
export * from './config.js';
export * from './load_client.js';
export * from './loading_rules.js';
export { load, write } from './parse.js';
