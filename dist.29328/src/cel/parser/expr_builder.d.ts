import type { ComprehensionExpr, Expr, Literal, MapEntry } from '../ast/expr.ts';
import { type Location, type Source } from './source.ts';
/** The variable in which comprehensions collect their result: no expression can name it. */
export declare const ACCUMULATOR = "@result";
/** True of a name that a macro's variable must not have. */
export declare function isAccumulator(name: string): boolean;
/** Gives the nodes of a syntax tree their ids, and knows where each begins. */
export declare class ExprBuilder {
    private readonly source;
    private readonly starts;
    private next;
    constructor(source: Source);
    /** A new id for something that begins at an index of the text. */
    id(start: number): number;
    /** Says where a node begins that got its id earlier. */
    move(id: number, start: number): void;
    /** Takes back the id of a call that was a macro. */
    forget(id: number): void;
    /** Where the node begins. */
    location(id: number): Location;
    start(id: number): number;
}
/** What is wrong with the arguments of a macro. */
export declare class MacroFault {
    readonly id: number;
    readonly message: string;
    constructor(id: number, message: string);
}
/** Makes the nodes that a macro expands to: all begin where its call does. */
export declare class MacroBuilder {
    private readonly builder;
    private readonly start;
    constructor(builder: ExprBuilder, callId: number);
    private id;
    literal(value: Literal): Expr;
    ident(name: string): Expr;
    accumulator(): Expr;
    call(name: string, ...args: Expr[]): Expr;
    memberCall(name: string, target: Expr, ...args: Expr[]): Expr;
    list(...elements: Expr[]): Expr;
    map(...entries: MapEntry[]): Expr;
    presenceTest(operand: Expr, field: string): Expr;
    comprehension(parts: Omit<ComprehensionExpr, 'kind' | 'id' | 'iterVar2'> & {
        readonly iterVar2?: string;
    }): Expr;
    /** The same expression under ids of its own. */
    copy(expr: Expr): Expr;
    private copyEntry;
    private copyField;
}
