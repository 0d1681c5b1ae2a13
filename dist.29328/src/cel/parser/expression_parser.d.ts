import type { Expr } from '../ast/expr.ts';
import { type ExprBuilder } from './expr_builder.ts';
import type { Issues } from './issue.ts';
import type { Macro } from './macro.ts';
import { type Source } from './source.ts';
/** Reads the tokens of one expression: a method for each rule of the grammar. */
export declare class Parser {
    private readonly issues;
    private readonly builder;
    private readonly macros;
    private readonly input;
    private depth;
    /** How deep the trees nest below a node; the whole must not exceed the limit. */
    private readonly heights;
    constructor(source: Source, issues: Issues, builder: ExprBuilder, macros: readonly Macro[]);
    start(): Expr;
    private get token();
    private get kind();
    private kindAt;
    private take;
    private skip;
    private expect;
    /** Reads a part of an expression that ends before given tokens. What cannot be read is skipped up to what may follow. */
    private guarded;
    private enter;
    /** Notes that a node nests others: only those cel-go's visitor counts. */
    private nest;
    /** A node that does not count itself is as high as what it holds. */
    private carry;
    private report;
    private expr;
    private conditional;
    /** A chain of `||` or `&&`: becomes a balanced tree. */
    private logical;
    private relation;
    private sum;
    private products;
    private unary;
    private operand;
    private member;
    private select;
    private arguments;
    private primary;
    /** Whether a dotted name with a brace behind it comes next. */
    private isStruct;
    private identOrCall;
    private listLiteral;
    /** Items between commas up to a closing bracket; a comma may be last, even alone. */
    private items;
    private mapLiteral;
    /** The name of a field; between back quotes one that is no identifier. */
    private fieldName;
    private structLiteral;
    private literal;
    private globalCall;
    private memberCall;
    private expand;
}
