export * from './content.js';
export * from './rest_client.js';
export * from './undecodable_object_error.js';
export * from './unexpected_response_error.js';
export * from './url.js';
export * from './warnings.js';
