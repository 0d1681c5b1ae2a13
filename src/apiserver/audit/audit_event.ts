import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { AuditLevel, AuditStage } from './policy.ts';

/** A user as it is logged. */
export interface AuditUser {
  readonly username: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

/** What a request is about. Mirrors `ObjectReference` of Go's `audit.k8s.io/v1`. */
export interface AuditObjectReference {
  readonly resource?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly apiGroup?: string;
  readonly apiVersion?: string;
  readonly subresource?: string;
}

/** One entry of an audit log. Mirrors `Event` of Go's `audit.k8s.io/v1`. */
export interface AuditEvent {
  readonly kind: 'Event';
  readonly apiVersion: 'audit.k8s.io/v1';
  readonly level: AuditLevel;
  /** The same for all entries of a request, and in the header `Audit-Id` of its answer. */
  readonly auditID: string;
  readonly stage: AuditStage;
  /** Path and query, as the client has sent them. */
  readonly requestURI: string;
  readonly verb: string;
  readonly user: AuditUser;
  readonly impersonatedUser?: AuditUser;
  readonly sourceIPs?: readonly string[];
  readonly userAgent?: string;
  readonly objectRef?: AuditObjectReference;
  readonly responseStatus?: { readonly metadata: object; readonly code: number; readonly [field: string]: unknown };
  /** What was sent; from the level `Request` on. */
  readonly requestObject?: unknown;
  /** What was answered, but for watches; at the level `RequestResponse`. */
  readonly responseObject?: unknown;
  /** What plug-ins of admission say of the request, by keys such as `pod-security.kubernetes.io/enforce-policy`. */
  readonly annotations?: Readonly<Record<string, string>>;
  readonly requestReceivedTimestamp: MicroTime;
  readonly stageTimestamp: MicroTime;
}
