export * from './cidr.ts';
export * from './dns.ts';
export * from './ip.ts';
export * from './keys.ts';
export * from './messages.ts';
export * from './numbers.ts';
export * from './qualified_name.ts';
