import { Regexp } from '#engine/regexp/regexp';
import { type FunctionDeclaration } from '../decls/declarations.ts';
import type { CallPlanner } from '../interpreter/plan.ts';
import { CelError } from '../values/value.ts';
/** Compiles a pattern; the error is Go's. */
export declare function compilePattern(pattern: string): Regexp | CelError;
/** `contains`, `endsWith`, `startsWith` and `matches`. */
export declare function stringFunctions(): {
    readonly functions: readonly FunctionDeclaration[];
    readonly planners: Readonly<Record<string, CallPlanner>>;
};
