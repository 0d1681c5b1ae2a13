import type { AuditLog } from '../audit/audit_log.ts';
import type { Filter } from './filter.ts';
/** Tells clients by which id the audit log knows their request. Mirrors Go's `WithAuditInit`. */
export declare const withAuditInit: Filter;
/** Logs requests and their answers. Mirrors Go's `WithAudit`, and `WithFailedAuthenticationAudit` for those without a user. */
export declare function withAudit(log: AuditLog | undefined): Filter;
