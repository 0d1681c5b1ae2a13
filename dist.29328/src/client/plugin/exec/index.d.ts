export * from './authenticator.ts';
export * from './exec_error.ts';
