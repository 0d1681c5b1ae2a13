export * from './port_connection.ts';
export * from './port_forwarder.ts';
