import { type Type, type TypeProvider } from '../../cel/index.ts';
/** The type of `request` in admission policies. */
export declare const RequestType: Type;
/** The type of `namespaceObject` in admission policies. */
export declare const NamespaceType: Type;
/** Knows the objects of policies, and the variables that a policy declares as fields of `variables`. */
export declare function policyTypes(variables: ReadonlyMap<string, Type>): TypeProvider;
/** The type of `variables`. */
export declare const VariablesType: Type;
/** The type that a variable has for other expressions: what Go cannot declare is dyn. */
export declare function variableType(type: Type | undefined): Type;
