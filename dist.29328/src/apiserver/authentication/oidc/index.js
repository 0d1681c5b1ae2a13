export { oidc } from './oidc.js';
export { SIGNING_ALGORITHMS } from './signature.js';
