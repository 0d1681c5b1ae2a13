export * from './kube_config.ts';
export * from './node_transport.ts';
export type * from './options.ts';
export * from './transport_for.ts';
export { parseProxy, ProxyError, proxyFromEnvironment } from './proxy.ts';
