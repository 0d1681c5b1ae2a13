import type { CharClass } from './char_class.ts';
import { type Assertion, isNullable, type Node } from './node.ts';

/** What a state does: wait for a character, go on in one or two others (`next` is preferred), or accept. */
export type Instruction =
  | { readonly op: 'char'; readonly chars: CharClass; readonly next: number }
  | { readonly op: 'assertion'; readonly assertion: Assertion; readonly next: number }
  | { readonly op: 'split'; next: number; other: number }
  | { readonly op: 'match' };

/** A nondeterministic automaton: its states, and where it starts. */
export interface Program {
  readonly instructions: readonly Instruction[];
  readonly start: number;
}

/** Thompson's construction, from the end to the beginning: each part is made knowing what follows it. */
export function compileRegexp(node: Node): Program {
  const instructions: Instruction[] = [{ op: 'match' }];
  const add = (instruction: Instruction): number => instructions.push(instruction) - 1;

  const split = (preferred: number, other: number, lazy: boolean): number =>
    add(lazy ? { op: 'split', next: other, other: preferred } : { op: 'split', next: preferred, other });

  /** As often as can be; at least once for the state that comes first, perhaps never for the one behind. */
  const loop = (sub: Node, next: number, lazy: boolean): readonly [once: number, never: number] => {
    const state: Extract<Instruction, { op: 'split' }> = { op: 'split', next, other: next };
    const at = add(state);
    const once = compile(sub, at);
    state[lazy ? 'other' : 'next'] = once;
    return [once, at];
  };

  const endless = ({ sub, min, lazy }: Extract<Node, { op: 'repeat' }>, next: number): number => {
    const [once, never] = loop(sub, next, lazy);
    if (min > 0) return once;
    // What may be empty must come before what follows, or the order of preference is lost.
    return isNullable(sub) ? split(once, next, lazy) : never;
  };

  const compile = (part: Node, next: number): number => {
    switch (part.op) {
      case 'empty':
        return next;
      case 'char':
        return add({ op: 'char', chars: part.chars, next });
      case 'assertion':
        return add({ op: 'assertion', assertion: part.assertion, next });
      case 'capture':
        return compile(part.sub, next);
      case 'concat':
        return part.subs.reduceRight((after, sub) => compile(sub, after), next);
      case 'alternate':
        return part.subs
          .map((sub) => compile(sub, next))
          .reduceRight((other, at) => add({ op: 'split', next: at, other }));
      case 'repeat': {
        const { sub, min, max, lazy } = part;
        let at = next;
        if (max === Infinity) at = endless(part, next);
        // x{1,3} is x(x(x)?)?
        else for (let count = min; count < max; count++) at = split(compile(sub, at), next, lazy);
        for (let count = max === Infinity ? 1 : 0; count < min; count++) at = compile(sub, at);
        return at;
      }
    }
  };

  const start = compile(node, 0);
  return { instructions, start };
}
