export { auditFile } from './audit_log.js';
export { AuditPolicyError, auditPolicy, } from './policy.js';
