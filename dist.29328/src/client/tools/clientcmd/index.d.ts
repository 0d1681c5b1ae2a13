export * from './client_config.ts';
export * from './config.ts';
export * from './load_client.ts';
export * from './loading_rules.ts';
export { load, write } from './parse.ts';
