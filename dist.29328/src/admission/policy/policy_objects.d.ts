import type { FindNamespace } from '../matching/selectors.ts';
import type { AsyncAuthorize } from './authorization.ts';
import type { FindParams } from './params.ts';
/** Policies with the bindings that put them to work. */
export interface BoundPolicies<P, B> {
    /** Asked for each request. The same objects are compiled once. */
    policies(): Iterable<P> | Promise<Iterable<P>>;
    bindings(): Iterable<B> | Promise<Iterable<B>>;
}
/** What policies need besides a request. */
export interface PolicyWorld {
    readonly findNamespace: FindNamespace;
    /** Without it, a policy with a `paramKind` can't be used. */
    readonly findParams?: FindParams;
    /** Answers what expressions ask of `authorizer`; everything is refused unless given. */
    readonly authorize?: AsyncAuthorize;
}
