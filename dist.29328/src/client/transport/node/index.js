export * from './kube_config.js';
export * from './node_transport.js';
export { ProxyError, parseProxy, proxyFromEnvironment } from './proxy.js';
export * from './transport_for.js';
