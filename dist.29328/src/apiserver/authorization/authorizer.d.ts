import type { NonResourceRule, ResourceRule } from '#api/authorization/v1/zz_generated.types';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Column } from '../../kinds/aspects/column.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { RequestInfo } from '../request/request_info.ts';
import { type UserInfo } from '../request/user.ts';
/** What is asked for, and by whom. Mirrors Go's `authorizer.Attributes`. */
export interface Attributes extends Omit<RequestInfo, 'segments'> {
    readonly user: UserInfo;
}
/** A decision. */
export interface Decision {
    readonly allowed: boolean;
    /** Whether nobody else need be asked, who could allow it. No unless given. */
    readonly denied?: boolean;
    /** Why: shown to those who are refused, and in access reviews. */
    readonly reason?: string;
}
/** What somebody may do in a namespace. Mirrors what Go's `authorizer.RuleResolver` gives. */
export interface Rules {
    readonly resourceRules: readonly ResourceRule[];
    readonly nonResourceRules: readonly NonResourceRule[];
    /** Whether there may be more. */
    readonly incomplete: boolean;
    /** What could not be found out, empty: nothing. */
    readonly evaluationError: string;
}
/** Decides who may do what. A plain function will do. Mirrors Go's `authorizer.Authorizer`. */
export interface Authorizer {
    (attributes: Attributes): Promise<Decision> | Decision;
    /** Whether what it could not be asked about is refused, whoever else could decide. No unless given. */
    deniesOnFailure?: boolean;
    /** Lists what somebody may do, for `kubectl auth can-i --list`. Left out: nobody can tell. */
    rulesFor?(user: UserInfo, namespace: string): Promise<Rules> | Rules;
}
/** How a Kind of rules is served. */
export interface RuleResourceOptions {
    /** What `kubectl get` shows, as in `ResourceOptions`. */
    readonly columns?: readonly Column[];
    readonly strategy?: Strategy;
    rest(store: RESTStorage): Partial<RESTStorage>;
}
/** The server, as an authorizer that keeps its rules there sees it. */
export interface AuthorizerHost {
    /** Serves a Kind. */
    resource(kind: KindClass, options: RuleResourceOptions): unknown;
    /** Takes what must be done before a request is answered: called with each, until it has succeeded once. */
    beforeRequests(start: () => Promise<void>): unknown;
    /** Ends with the server. */
    readonly signal: AbortSignal;
    /** Called with errors of background work. */
    onError(error: unknown): void;
}
/** An authorizer that keeps its rules in the server it decides for. */
export interface HostedAuthorizer {
    install(host: AuthorizerHost): Authorizer;
}
/** Everybody who is known may do everything. Mirrors Go's `AlwaysAllow`. */
export declare const alwaysAllow: Authorizer;
/** Nobody may do anything. Mirrors Go's `AlwaysDeny`. */
export declare const alwaysDeny: Authorizer;
/** Members of `system:masters` may do everything, others what the rest decides. Mirrors Go's `NewPrivilegedGroups`. */
export declare function withPrivilegedGroup(authorizer: Authorizer): Authorizer;
/** 403, saying what was asked for. Mirrors Go's `responsewriters.ForbiddenStatusError`. */
export declare function newForbiddenStatusError(attributes: Attributes, reason?: string): StatusError;
/**
 * Asks one authorizer after the other, until one allows or denies. If none does, it is refused, with the reasons of all; if
 * one of them could not be asked, its error is thrown. Mirrors Go's `union.New`.
 */
export declare function firstToDecide(...authorizers: readonly (Authorizer | HostedAuthorizer)[]): HostedAuthorizer;
