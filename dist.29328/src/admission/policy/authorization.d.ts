import type { AuthorizationAttributes, AuthorizationDecision, Authorize } from '../../cel/index.ts';
/** Decides who may do what, perhaps by asking somebody. */
export type AsyncAuthorize = (attributes: AuthorizationAttributes) => Promise<AuthorizationDecision> | AuthorizationDecision;
/**
 * Runs what evaluates expressions with an authorizer that takes its time: expressions cannot wait, so they are evaluated
 * again with the answers to what they asked, until nothing is new. Each question is asked once. Mirrors Go's
 * `NewCachingAuthorizer`.
 */
export declare class CachingAuthorizer {
    #private;
    constructor(authorize: AsyncAuthorize);
    run<T>(evaluate: (authorize: Authorize) => T): Promise<T>;
}
