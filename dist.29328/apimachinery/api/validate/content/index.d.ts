export * from './decimal_integer.ts';
export * from './dns.ts';
export * from './identifier.ts';
export * from './kube.ts';
export * from './messages.ts';
export * from './path_segment.ts';
