export type * from './audit_event.ts';
export { auditFile, type AuditFile } from './audit_file.ts';
export type { AuditOptions } from './audit_log.ts';
export {
  auditPolicy,
  AuditPolicyError,
  type AuditLevel,
  type AuditPolicy,
  type AuditPolicyRule,
  type AuditResources,
  type AuditStage,
} from './policy.ts';
