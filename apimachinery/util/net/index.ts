// Of Go's package only what works on texts. Its HTTP transports, dialers, interfaces and error codes of sockets are those
// of Go's own network library.
export * from './join_path.ts';
export * from './network_value_error.ts';
export * from './port_range.ts';
export * from './scheme_name_port.ts';
export * from './warning_header.ts';
