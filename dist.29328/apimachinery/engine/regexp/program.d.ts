import type { CharClass } from './char_class.ts';
import { type Assertion, type Node } from './node.ts';
/** What a state does: wait for a character, go on in one or two others (`next` is preferred), or accept. */
export type Instruction = {
    readonly op: 'char';
    readonly chars: CharClass;
    readonly next: number;
} | {
    readonly op: 'assertion';
    readonly assertion: Assertion;
    readonly next: number;
} | {
    readonly op: 'split';
    next: number;
    other: number;
} | {
    readonly op: 'match';
};
/** A nondeterministic automaton: its states, and where it starts. */
export interface Program {
    readonly instructions: readonly Instruction[];
    readonly start: number;
}
/** Thompson's construction, from the end to the beginning: each part is made knowing what follows it. */
export declare function compileRegexp(node: Node): Program;
