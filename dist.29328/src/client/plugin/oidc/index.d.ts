export * from './oidc_authenticator.ts';
