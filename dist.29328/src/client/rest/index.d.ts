export type * from './config.ts';
export * from './content.ts';
export * from './rest_client.ts';
export * from './undecodable_object_error.ts';
export * from './unexpected_response_error.ts';
export * from './url.ts';
export * from './warnings.ts';
