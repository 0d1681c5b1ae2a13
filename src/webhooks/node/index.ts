export * from './node_listener.ts';
