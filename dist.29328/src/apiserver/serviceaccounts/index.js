export * from './service_accounts.js';
