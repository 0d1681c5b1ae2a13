import type { FunctionDeclaration, VariableDeclaration } from '../decls/declarations.ts';
import type { CallPlanner } from '../interpreter/plan.ts';
import type { Macro } from '../parser/macro.ts';
/** A set of functions, types and macros that an environment takes as one. */
export interface Library {
    readonly functions: readonly FunctionDeclaration[];
    readonly variables?: readonly VariableDeclaration[];
    readonly macros?: readonly Macro[];
    /** Calls with a constant argument that are prepared when a program is made, by the name of the function. */
    readonly planners?: Readonly<Record<string, CallPlanner>>;
}
