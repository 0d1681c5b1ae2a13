export * from './decimal_integer.js';
export * from './dns.js';
export * from './identifier.js';
export * from './kube.js';
export * from './messages.js';
export * from './path_segment.js';
