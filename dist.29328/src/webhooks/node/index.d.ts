export * from './node_listener.ts';
export * from './webhook_client.ts';
