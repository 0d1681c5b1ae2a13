import { type MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import { type ServerRequest, type ServerResponse } from '../request/http.ts';
import type { RequestInfo } from '../request/request_info.ts';
import type { UserInfo } from '../request/user.ts';
import { type AuditDecision, type AuditLevel, type AuditPolicy, type AuditStage } from './policy.ts';
/** What a server logs of requests. */
export interface AuditOptions {
    /** Who did what of every request, when it is answered, unless given. */
    readonly policy?: AuditPolicy;
    /** Logs an entry. What it throws goes to the server's `onError`. */
    readonly log: (event: AuditEvent) => void;
}
/**
 * Tells who has done what. Headers are never logged; what a request and its answer hold only at the levels `Request` and
 * `RequestResponse`: Secrets and tokens are logged there as everything else, so a policy should have `Metadata` for them.
 * Mirrors Go's `WithAudit`.
 */
export declare class AuditLog {
    #private;
    /** @throws {AuditPolicyError} */
    constructor({ policy, log }: AuditOptions, onError: (error: unknown) => void);
    /**
     * Begins with a request.
     * @param user undefined: nobody knows
     * @returns undefined when nothing of it is to be logged
     */
    begin(request: ServerRequest, id: string, user: UserInfo | undefined, info: RequestInfo): RequestAudit | undefined;
}
/** What is logged of one request. */
export declare class RequestAudit {
    #private;
    /** Use {@link AuditLog.begin}. @internal */
    constructor(request: ServerRequest, id: string, user: UserInfo | undefined, info: RequestInfo, decision: AuditDecision, log: (event: AuditEvent) => void);
    /** Whether what the request holds is logged. */
    get wantsBody(): boolean;
    /** Whether what is answered is logged. */
    get wantsAnswer(): boolean;
    /** Takes what the request holds: JSON or YAML. Other formats are not logged. */
    requestBody(body: Uint8Array, contentType: string): void;
    /** The user that the request asks to be taken for. */
    impersonated(user: UserInfo): void;
    /** Takes what a plug-in of admission says of the request; what was said first stays. Mirrors Go's `AddAuditAnnotation`. */
    annotate(key: string, value: string): void;
    /** Logs the answer; that of a watch when it begins and when it ends. @returns the response to send */
    responded(response: ServerResponse): ServerResponse;
}
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
    readonly responseStatus?: {
        readonly metadata: object;
        readonly code: number;
        readonly [field: string]: unknown;
    };
    /** What was sent; from the level `Request` on. */
    readonly requestObject?: unknown;
    /** What was answered, but for watches; at the level `RequestResponse`. */
    readonly responseObject?: unknown;
    /** What plug-ins of admission say of the request, by keys such as `pod-security.kubernetes.io/enforce-policy`. */
    readonly annotations?: Readonly<Record<string, string>>;
    readonly requestReceivedTimestamp: MicroTime;
    readonly stageTimestamp: MicroTime;
}
/** An audit log in a file. */
export interface AuditFile extends AsyncDisposable {
    /** For {@link AuditOptions}. */
    log(event: AuditEvent): void;
    close(): void;
}
/** Adds entries to a file that its owner alone can read, one line of JSON each. @throws when it can't be opened */
export declare function auditFile(path: string): AuditFile;
