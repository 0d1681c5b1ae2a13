import type { CharClass } from './char_class.ts';
/** A place in the text, without a character of its own. */
export type Assertion = 'beginText' | 'endText' | 'beginLine' | 'endLine' | 'wordBoundary' | 'noWordBoundary';
/** A part of a regular expression. Height and size are what its limits are about. */
export type Node = {
    readonly height: number;
    readonly size: number;
} & ({
    readonly op: 'empty';
} | {
    readonly op: 'char';
    readonly chars: CharClass;
    readonly literal: boolean;
} | {
    readonly op: 'assertion';
    readonly assertion: Assertion;
} | {
    readonly op: 'concat' | 'alternate';
    readonly subs: readonly Node[];
} | {
    readonly op: 'capture';
    readonly sub: Node;
} | {
    readonly op: 'repeat';
    readonly sub: Node;
    readonly min: number;
    readonly max: number;
    readonly counted: boolean;
    readonly lazy: boolean;
});
export declare const EMPTY: Node;
export declare function charNode(chars: CharClass, literal: boolean): Node;
export declare function assertionNode(assertion: Assertion): Node;
export declare function captureNode(sub: Node): Node;
/**
 * @param max Infinity for as often as can be
 * @param counted whether it was written with braces
 * @param lazy whether fewer repetitions are preferred
 */
export declare function repeatNode(sub: Node, min: number, max: number, counted: boolean, lazy: boolean): Node;
export declare function concatNode(subs: readonly Node[]): Node;
export declare function alternateNode(subs: readonly Node[]): Node;
/** Whether a part matches an empty string, as far as repetitions have to know. */
export declare function isNullable(node: Node): boolean;
