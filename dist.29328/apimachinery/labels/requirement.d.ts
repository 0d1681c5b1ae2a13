import { type Operator } from '../selection/operator.ts';
import { type PathOptions } from '../util/validation/field/path.ts';
import type { Labels } from './labels.ts';
/**
 * One condition of a selector: a key, an operator and values. Immutable. Created by {@link newRequirement} or a parser.
 * Mirrors Go's `labels.Requirement`.
 */
export declare class Requirement {
    private readonly label;
    private readonly op;
    private readonly given;
    /** Does not validate: use {@link newRequirement}. @internal */
    constructor(key: string, operator: Operator, values: readonly string[]);
    /** The label's key. */
    key(): string;
    operator(): Operator;
    /** The distinct values. */
    values(): Set<string>;
    /** The values as they were given. */
    valuesUnsorted(): string[];
    /** Whether labels match. Labels without the key match `!=` and `notin`, but not `>` and `<`. */
    matches(labels: Labels): boolean;
    /** Whether key, operator and values are the same, the values in the same order. */
    equal(other: Requirement): boolean;
    /** In selector syntax: `a=1`, `a in (1,2)` with sorted values, `!a`. */
    toString(): string;
}
/** Conditions that all must be met. Mirrors Go's `labels.Requirements`. */
export type Requirements = readonly Requirement[];
/** Go's method of `labels.Requirements`. */
export declare const Requirements: {
    /** The requirements, joined by a comma and a space. */
    readonly toString: (requirements: Requirements) => string;
};
/** The order of requirements in a selector, for `Array.sort`. Mirrors Go's `labels.ByKey`. */
export declare function byKey(a: Requirement, b: Requirement): number;
/**
 * Creates and validates a requirement: `in` and `notin` need values, `=`, `==` and `!=` exactly one, `exists` and `!`
 * none; `gt` and `lt` need one integer, unsigned as it must be a valid label value. Null and undefined values count as
 * none. Mirrors Go's `labels.NewRequirement`.
 * @param options `path`: its path, for errors
 * @throws {Aggregate} of field errors, with Go's messages
 */
export declare function newRequirement(key: string, op: Operator, values: readonly string[] | null | undefined, options?: PathOptions): Requirement;
