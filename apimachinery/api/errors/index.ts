export * from './constructors.ts';
export * from './error_reporter.ts';
export * from './from_object.ts';
export * from './from_response.ts';
export * from './generic_server_response.ts';
export * from './predicates.ts';
export * from './status_error.ts';
export * from './status_facts.ts';
