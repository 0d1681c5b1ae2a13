export * from './cidr.js';
export * from './dns.js';
export * from './ip.js';
export * from './keys.js';
export * from './messages.js';
export * from './numbers.js';
export * from './qualified_name.js';
