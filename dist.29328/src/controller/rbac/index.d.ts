export * from './access.ts';
export * from './policy_rules.ts';
