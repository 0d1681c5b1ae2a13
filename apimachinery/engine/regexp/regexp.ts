import { findMatch } from './find.ts';
import { parseRegexp } from './parse.ts';
import { holds, MAX_STEPS, NONE, wellFormed } from './place.ts';
import { compileRegexp, type Program } from './program.ts';

/**
 * A regular expression of Go's package regexp: its syntax, and a time that grows with the length of the text, never faster,
 * as all ways through the expression are followed at once. It tells whether a text holds a match, and where.
 */
export class Regexp {
  readonly #program: Program;

  /** @throws RegexpSyntaxError */
  constructor(pattern: string) {
    this.#program = compileRegexp(parseRegexp(pattern));
  }

  /** Whether the text holds a match; undefined when a large expression and a long text make that take too long. */
  test(text: string): boolean | undefined {
    const { instructions, start } = this.#program;
    let steps = 0;
    /** The place at which a state was last reached: each is followed once. */
    const reached = new Int32Array(instructions.length).fill(NONE);
    const open: number[] = [];
    let waiting: number[] = [];

    /** Follows a state to those that wait for a character. True when one accepts. */
    const follow = (state: number, into: number[], place: number, before: number, after: number): boolean => {
      open.push(state);
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (reached[at] === place) continue;
        reached[at] = place;
        steps++;
        const instruction = instructions[at]!;
        switch (instruction.op) {
          case 'match':
            return true;
          case 'char':
            into.push(at);
            break;
          case 'split':
            open.push(instruction.other, instruction.next);
            break;
          case 'assertion':
            if (holds(instruction.assertion, before, after)) open.push(instruction.next);
        }
      }
      return false;
    };

    const first = instructions[start]!;
    const anchored = first.op === 'assertion' && first.assertion === 'beginText';
    let before = NONE;
    for (let at = 0, place = 0; ; place++) {
      const code = at < text.length ? wellFormed(text.codePointAt(at)!) : NONE;
      if (place === 0 && follow(start, waiting, place, before, code)) return true;
      if (code === NONE) return false;
      at += code > 0xffff ? 2 : 1;
      const after = at < text.length ? wellFormed(text.codePointAt(at)!) : NONE;
      const next: number[] = [];
      for (const state of waiting) {
        const instruction = instructions[state]!;
        steps++;
        if (
          instruction.op === 'char' &&
          instruction.chars.has(code) &&
          follow(instruction.next, next, place + 1, code, after)
        )
          return true;
      }
      if (!anchored && follow(start, next, place + 1, code, after)) return true;
      if (anchored && next.length === 0) return false;
      if (steps > MAX_STEPS) return undefined;
      waiting = next;
      before = code;
    }
  }

  /**
   * The first match at or behind an index, as indexes of its ends: of those that begin there the one that the expression
   * prefers. `null` for none, undefined when that takes too long.
   */
  find(text: string, from = 0): readonly [start: number, end: number] | null | undefined {
    return findMatch(this.#program, text, from);
  }
}
