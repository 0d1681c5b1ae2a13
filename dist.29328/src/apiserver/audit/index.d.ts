export type * from './audit_log.ts';
export { type AuditFile, type AuditOptions, auditFile } from './audit_log.ts';
export { type AuditLevel, type AuditPolicy, AuditPolicyError, type AuditPolicyRule, type AuditResources, type AuditStage, auditPolicy, } from './policy.ts';
