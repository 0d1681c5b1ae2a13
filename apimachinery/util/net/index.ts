// Of Go's package only the string functions. HTTP transports, dialers, interfaces and socket errors belong to Go's own
// network stack.
export * from './join_path.ts';
export * from './network_value_error.ts';
export * from './port_range.ts';
export * from './scheme_name_port.ts';
export * from './warning_header.ts';
