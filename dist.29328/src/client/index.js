export * from './client.js';
export * from './list_class.js';
export * from './patch.js';
export * from './pods.js';
export * from './resource_client.js';
export * from './subresource.js';
export { FetchTransport } from './transport/fetch.js';
export * from './watch_stream.js';
