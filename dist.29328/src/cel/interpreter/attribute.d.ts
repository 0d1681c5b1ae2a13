import { type Value } from '../values/value.ts';
import type { Eval } from './frame.ts';
/** A step into a value: `.field`, `[index]`, and the optional forms of them. */
export interface Qualifier {
    readonly optional: boolean;
    /** Asks whether the field is there: the last step of `has()`. */
    readonly testOnly: boolean;
    /** The key if it is constant; else what computes it. */
    readonly key: Value | Eval;
}
/** Where a value comes from, and the steps into it. Mirrors cel-go's attributes, whose steps are what costs count. */
export type Attribute = {
    readonly kind: 'variable';
    readonly root: Eval;
    readonly qualifiers: Qualifier[];
} | {
    readonly kind: 'operand';
    readonly root: Eval;
    readonly qualifiers: Qualifier[];
} | {
    readonly kind: 'conditional';
    readonly condition: Eval;
    readonly whenTrue: Attribute;
    readonly whenFalse: Attribute;
};
/** Adds a step; to both branches of a conditional. */
export declare function addQualifier(attribute: Attribute, qualifier: Qualifier): void;
/** Computes the value of an attribute. Each step costs 1; the attribute itself is charged by {@link attributeEval}. */
export declare function resolver(attribute: Attribute): Eval;
/** Computes the value of an attribute and charges for it: 1, and nothing for `has()` and a conditional. */
export declare function attributeEval(attribute: Attribute, testOnly: boolean, cost?: number): Eval;
