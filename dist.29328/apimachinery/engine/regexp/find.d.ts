import type { Assertion } from './node.ts';
import type { Instruction, Program } from './program.ts';
/** No character: before the first and behind the last. */
export declare const NONE = -1;
/**
 * The first match at or behind an index, of several the one that the expression prefers. `null` for none, undefined when
 * that takes too long. All ways are followed at once, in the order of preference (Pike's virtual machine).
 */
export declare function findMatch({ instructions, start }: Program, text: string, from: number): readonly [start: number, end: number] | null | undefined;
/** The character at an index. */
export declare function codeAt(text: string, at: number): number;
/** Whether what begins with an instruction matches at the beginning of a text alone. */
export declare function isAnchored(first: Instruction): boolean;
/** Whether an assertion holds between two characters. */
export declare function holds(assertion: Assertion, before: number, after: number): boolean;
