export * from './node_listener.js';
export * from './webhook_client.js';
