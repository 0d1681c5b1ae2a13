import { type Environment, type Type } from '../../cel/index.ts';
/** Which names an expression may use. Mirrors Go's `OptionalVariableDeclarations`. */
export interface Declared {
    /** `params` */
    readonly params?: boolean;
    /** `authorizer` and `authorizer.requestResource` */
    readonly authorizer?: boolean;
    /** `Object{}`, `JSONPatch{}` and `jsonpatch.escapeKey` */
    readonly patches?: boolean;
    /** `variables`: the types of those that can be used; undefined for expressions without any. */
    readonly variables?: ReadonlyMap<string, Type>;
}
/** The names that expressions of policies and match conditions may use. Mirrors Go's `mustBuildEnvs`. */
export declare function policyEnvironment({ params, authorizer, patches, variables }: Declared): Environment;
