// Of Go's package only the string functions. HTTP transports, dialers, interfaces and socket errors belong to Go's own
// network stack.
export * from './join_path.js';
export * from './network_value_error.js';
export * from './port_range.js';
export * from './scheme_name_port.js';
export * from './warning_header.js';
