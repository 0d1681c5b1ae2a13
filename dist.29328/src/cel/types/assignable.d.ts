import { Type } from './type.ts';
/**
 * What type parameters stand for. Assigning a type to another adds to it; what was added by an attempt that failed is
 * taken back. Mirrors cel-go's `checker.mapping`.
 */
export declare class Substitutions {
    private readonly known;
    /** What to restore when an attempt fails. */
    private undo;
    find(type: Type): Type | undefined;
    add(param: Type, type: Type): void;
    /** Keeps what an attempt added only if it succeeds. */
    attempt(assign: () => boolean): boolean;
}
/** Whether a type admits any value. */
export declare function isDyn(type: Type): boolean;
/** The type inside an optional type; `undefined` for other types. */
export declare function insideOptional(type: Type): Type | undefined;
/** Whether a value of type `b` does where `a` is expected. */
export declare function isAssignable(known: Substitutions, a: Type, b: Type): boolean;
/** The same for each of two lists of types. */
export declare function areAssignable(known: Substitutions, a: readonly Type[], b: readonly Type[]): boolean;
/** The one of two types that admits more. */
export declare function mostGeneral(a: Type, b: Type): Type;
/** A type with what its parameters stand for; with `toDyn`, those that stand for nothing become dyn. */
export declare function substitute(known: Substitutions, type: Type, toDyn: boolean): Type;
/** The names of the parameters in types. */
export declare function typeParamsOf(types: readonly Type[], names?: Set<string>): Set<string>;
/** Types with parameters replaced by name. */
export declare function rename(type: Type, names: ReadonlyMap<string, Type>): Type;
