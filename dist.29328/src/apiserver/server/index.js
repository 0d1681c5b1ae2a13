export { ResourceError } from '../resources/build_resource.js';
export * from './api_server.js';
export { InsecureAddressError, } from './listen.js';
