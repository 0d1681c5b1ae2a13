export * from './kube_config.ts';
export * from './node_transport.ts';
export type * from './options.ts';
export { ProxyError, parseProxy, proxyFromEnvironment } from './proxy.ts';
export * from './transport_for.ts';
