export * from './oidc_authenticator.js';
