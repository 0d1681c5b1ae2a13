/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { unmarshal } from '#apimachinery/util/yaml/convert';
import { auditFile, auditPolicy, type AuditFile, type AuditPolicy } from '../../apiserver/audit/index.ts';

/** What was said of the audit log: its file, and that of its policy. */
export interface AuditArguments {
  readonly log: string | undefined;
  readonly policy: string | undefined;
}

/** The audit log of `server`. */
export interface ServerAudit extends AuditFile {
  readonly policy?: AuditPolicy;
}

/** Opens the audit log, if one is wanted. @throws what keeps it from being opened, and a wrong policy */
export function openAudit({ log, policy }: AuditArguments): ServerAudit | undefined {
  if (log === undefined) return undefined;
  // Before there is a file.
  const read = policy === undefined ? undefined : auditPolicy(unmarshal(readFileSync(policy)));
  return { ...auditFile(log), ...(read && { policy: read }) };
}
