export * from './port_connection.js';
export * from './port_forwarder.js';
