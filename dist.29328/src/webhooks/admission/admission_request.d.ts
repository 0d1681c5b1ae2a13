import type { UserInfo } from '#api/authentication/v1/zz_generated.structs';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Review } from '../review/read_review.ts';
/** What somebody wants to write, as an API server asks about it. */
export interface AdmissionRequest<T extends object> {
    readonly uid: string;
    readonly operation: 'CONNECT' | 'CREATE' | 'DELETE' | 'UPDATE';
    /** The version that the webhook registered for. */
    readonly kind: GroupVersionKindLike;
    readonly resource: GroupVersionResourceLike;
    /** `status`, `scale`, ...; empty for the resource itself. */
    readonly subResource: string;
    /** As the client sent it. */
    readonly requestKind: GroupVersionKindLike;
    readonly requestResource: GroupVersionResourceLike;
    /** Empty when it is still to be generated. */
    readonly name: string;
    readonly namespace: string;
    readonly userInfo: UserInfo;
    /** Whether nothing will be stored: cause no side effects. */
    readonly dryRun: boolean;
    /** `CreateOptions` and the like, if there are any. */
    readonly options: Readonly<Record<string, unknown>> | undefined;
    /** The object as it would be stored; undefined on deletion. A copy, which a mutating webhook may change. */
    readonly object: T | undefined;
    /** The object as it is stored; undefined on creation. */
    readonly oldObject: T | undefined;
    /** Ends with the request of the API server. */
    readonly signal: AbortSignal;
    /** Tells the client something, allowed or not. Keep it below 120 characters. */
    warn(text: string): void;
    /** Tells the audit log something. @param key without the name of the webhook, which the server puts in front */
    audit(key: string, value: string): void;
}
/** Everything of a request but its objects. @throws {ReviewError} for what no API server sends */
export declare function readAttributes({ uid, request, }: Review): Omit<AdmissionRequest<object>, 'audit' | 'object' | 'oldObject' | 'signal' | 'warn'>;
