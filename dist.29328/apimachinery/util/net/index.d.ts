export * from './join_path.ts';
export * from './network_value_error.ts';
export * from './port_range.ts';
export * from './scheme_name_port.ts';
export * from './warning_header.ts';
