export * from './listen_error.ts';
export * from './listen_on_ports.ts';
