export type { TokenReviewer, ValidatedToken } from '../authentication/serviceaccount/token_validator.ts';
export * from './service_accounts.ts';
