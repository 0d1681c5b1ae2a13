import { isWordChar } from './char_class.ts';
import { codeAt, holds, isAnchored, NONE } from './find.ts';
import type { Program } from './program.ts';

/** Steps of one question, a fifth of a second or so. Only what is made for it needs more. */
const MAX_STEPS = 3e6;
/** What an automaton remembers: its states, and the instructions of all of them. It forgets all of it when it has more. */
const MAX_STATES = 128;
const MAX_REMEMBERED = 1 << 17;
/** Automata that are kept, of the expressions that were used last: each has less than a megabyte. */
const MAX_AUTOMATA = 64;

const ASCII = 128;
/** Rounds are numbered anew then. */
const MAX_ROUND = 2 ** 31 - 1;

/** All ways through an expression that are open between two characters. */
interface State {
  /** The instructions where they go on. */
  readonly at: Int32Array;
  /** A character like the one before, as far as assertions are concerned. */
  readonly before: number;
  /** Where a character leads, by its code; the end of the text is {@link ASCII}. */
  readonly ascii: (State | undefined)[];
  readonly others: Map<number, State>;
}

const state = (at: Int32Array, before: number): State => ({ at, before, ascii: [], others: new Map() });

const ACCEPTED = /* @__PURE__ */ state(/* @__PURE__ */ new Int32Array(0), NONE);

/**
 * A deterministic automaton of an expression, made while it is used: a set of ways that has been there before is followed
 * in one step, whatever their number.
 */
class Automaton {
  readonly #program: Program;
  readonly #anchored: boolean;
  readonly #reached: Int32Array;
  #round = 0;
  #states = new Map<string, State>();
  #remembered = 0;
  #first: State;
  /** Steps that were taken to find out where characters lead. */
  steps = 0;

  constructor(program: Program) {
    this.#program = program;
    this.#anchored = isAnchored(program.instructions[program.start]!);
    this.#reached = new Int32Array(program.instructions.length);
    this.#first = this.#stateOf([program.start], NONE);
  }

  hasMatch(text: string): boolean | undefined {
    this.steps = 0;
    let at = this.#first;
    for (let index = 0; ; ) {
      const code = codeAt(text, index);
      const next = this.#follow(at, code);
      if (next === ACCEPTED) return true;
      if (code === NONE || next.at.length === 0) return false;
      if (this.steps > MAX_STEPS) return undefined;
      at = next;
      index += code > 0xffff ? 2 : 1;
    }
  }

  #follow(from: State, code: number): State {
    if (code >= ASCII) {
      const known = from.others.get(code);
      if (known !== undefined) return known;
      const next = this.#lead(from, code);
      from.others.set(code, next);
      this.#remembered += 8;
      return next;
    }
    return (from.ascii[code === NONE ? ASCII : code] ??= this.#lead(from, code));
  }

  /** Where a character leads. */
  #lead({ at, before }: State, code: number): State {
    const { instructions, start } = this.#program;
    const reached = this.#reached;
    if (++this.#round === MAX_ROUND) {
      reached.fill(0);
      this.#round = 1;
    }
    const round = this.#round;
    const open = Array.from(at);
    const next: number[] = [];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      if (reached[each] === round) continue;
      reached[each] = round;
      this.steps++;
      const instruction = instructions[each]!;
      switch (instruction.op) {
        case 'match':
          return ACCEPTED;
        case 'char':
          if (code !== NONE && instruction.chars.has(code)) next.push(instruction.next);
          break;
        case 'split':
          open.push(instruction.other, instruction.next);
          break;
        case 'assertion':
          if (holds(instruction.assertion, before, code)) open.push(instruction.next);
      }
    }
    // A match may begin anywhere.
    if (!this.#anchored && code !== NONE) next.push(start);
    this.steps += next.length;
    return this.#stateOf(next, code === NONE || code === 10 ? code : isWordChar(code) ? 97 : 32);
  }

  #stateOf(next: readonly number[], before: number): State {
    if (this.#states.size >= MAX_STATES || this.#remembered > MAX_REMEMBERED) this.#forget();
    const at = Int32Array.from(new Set(next)).sort();
    const key = `${before},${at}`;
    let found = this.#states.get(key);
    if (found === undefined) {
      found = state(at, before);
      this.#states.set(key, found);
      this.#remembered += at.length;
    }
    return found;
  }

  #forget(): void {
    this.#states.clear();
    this.#remembered = 0;
    this.#first = state(this.#first.at, NONE);
  }
}

/** By expression, the one that was used last at the end. */
const automata = /* @__PURE__ */ new Map<Program, Automaton>();

/** Whether a text holds a match; undefined when that takes too long to find out. */
export function hasMatch(program: Program, text: string): boolean | undefined {
  const automaton = automata.get(program) ?? new Automaton(program);
  automata.delete(program);
  automata.set(program, automaton);
  const [oldest] = automata.keys();
  if (automata.size > MAX_AUTOMATA && oldest !== undefined) automata.delete(oldest);
  return automaton.hasMatch(text);
}
