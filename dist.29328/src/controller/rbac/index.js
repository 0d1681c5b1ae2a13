export * from './access.js';
export * from './policy_rules.js';
