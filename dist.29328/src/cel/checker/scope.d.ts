import type { FunctionDeclaration, VariableDeclaration } from '../decls/declarations.ts';
import type { Type } from '../types/type.ts';
/** Knows types with fields by their names. */
export interface TypeProvider {
    /** The type of a name; `undefined` for none. */
    findType(name: string): Type | undefined;
    /** The type of a field; `undefined` for a field that the type does not have. */
    findField(typeName: string, field: string): Type | undefined;
}
/** The names that an expression may use. */
export interface Declarations {
    readonly variables: ReadonlyMap<string, VariableDeclaration>;
    readonly functions: ReadonlyMap<string, FunctionDeclaration>;
    readonly types: TypeProvider;
}
/** Variables of loops over those of the environment. */
export declare class Scope {
    private readonly parent;
    private readonly variables;
    constructor(variables: ReadonlyMap<string, VariableDeclaration>, parent?: Scope);
    /** A variable of a loop. */
    local(name: string): VariableDeclaration | undefined;
    /** A variable of the environment. */
    global(name: string): VariableDeclaration | undefined;
    /** A scope inside with more variables. */
    with(...variables: VariableDeclaration[]): Scope;
}
