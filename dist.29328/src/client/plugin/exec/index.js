export * from './authenticator.js';
export * from './exec_error.js';
