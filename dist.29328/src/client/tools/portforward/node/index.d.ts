export * from './listen_on_ports.ts';
