import { type Type } from '../types/type.ts';
import { OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';
/** The types of the authorizer, and of the steps of a check. */
export declare const AuthorizerType: Type;
export declare const ResourceCheckType: Type;
/** The user of the request. */
export interface AuthorizedUser {
    readonly name: string;
    readonly uid?: string;
    readonly groups?: readonly string[];
    readonly extra?: Readonly<Record<string, readonly string[]>>;
}
/** What somebody wants to do: to a resource, or to a path. Mirrors `authorizer.Attributes`. */
export interface AuthorizationAttributes {
    readonly user: AuthorizedUser;
    readonly verb: string;
    /** The path, when it is about none of the API's resources. */
    readonly path?: string;
    readonly group?: string;
    readonly resource?: string;
    readonly subresource?: string;
    readonly namespace?: string;
    readonly name?: string;
    /** Selectors as texts, not yet parsed. */
    readonly fieldSelector?: string;
    readonly labelSelector?: string;
}
/** Whether it is allowed. `error` tells that this could not be found out for certain. */
export interface AuthorizationDecision {
    readonly allowed: boolean;
    readonly reason?: string;
    readonly error?: string;
}
/** Decides. Expressions cannot wait: an authorizer that asks a server has to do so before. */
export type Authorize = (attributes: AuthorizationAttributes) => AuthorizationDecision;
type Check = Omit<AuthorizationAttributes, 'verb'>;
/** A value that only serves as a receiver. */
declare abstract class Receiver extends OpaqueValue {
    readonly goType = "library.receiverOnlyObjectVal";
    equals(other: Value): Value;
    toString(): string;
}
/** A user and who decides what they may: `authorizer` in admission policies. */
export declare class AuthorizerValue extends Receiver {
    readonly type: Type;
    readonly user: AuthorizedUser;
    readonly authorize: Authorize;
    constructor(user: AuthorizedUser, authorize: Authorize);
}
/** A check that lacks only its verb, or a group its resource: `authorizer.requestResource` in admission policies. */
export declare class AuthorizationCheck extends Receiver {
    readonly type: Type;
    readonly check: Check;
    readonly authorize: Authorize;
    private constructor();
    static path({ user, authorize }: AuthorizerValue, path: string): AuthorizationCheck;
    static group({ user, authorize }: AuthorizerValue, group: string): AuthorizationCheck;
    /** A check of a resource; more of it may be set. */
    static resource({ user, authorize }: AuthorizerValue, check: Omit<Check, 'user' | 'path'>): AuthorizationCheck;
    /** The check of a resource with more known. */
    with(more: Partial<Check>): AuthorizationCheck;
}
/** What a user may do: `authorizer.group('apps').resource('deployments').check('create').allowed()`. Mirrors Kubernetes' `library.Authz` and `AuthzSelectors`. */
export declare function authorization(): Library;
export {};
