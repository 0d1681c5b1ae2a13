export type * from './audit_log.ts';
export { auditFile, type AuditFile, type AuditOptions } from './audit_log.ts';
export {
  auditPolicy,
  AuditPolicyError,
  type AuditLevel,
  type AuditPolicy,
  type AuditPolicyRule,
  type AuditResources,
  type AuditStage,
} from './policy.ts';
