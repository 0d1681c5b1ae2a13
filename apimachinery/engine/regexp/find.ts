import { isWordChar } from './char_class.ts';
import type { Assertion } from './node.ts';
import type { Instruction, Program } from './program.ts';

/** Steps of one match. Only what is made for it needs more. */
const MAX_STEPS = 3e6;
/** No character: before the first and behind the last. */
export const NONE = -1;

/** States in the order of preference, and where the match began that each is part of. */
interface Threads {
  readonly states: number[];
  readonly starts: number[];
}

/**
 * The first match at or behind an index, of several the one that the expression prefers. `null` for none, undefined when
 * that takes too long. All ways are followed at once, in the order of preference (Pike's virtual machine).
 */
export function findMatch(
  { instructions, start }: Program,
  text: string,
  from: number,
): readonly [start: number, end: number] | null | undefined {
  const reached = new Int32Array(instructions.length).fill(NONE);
  const open: number[] = [];
  let steps = 0;
  let match = null as readonly [start: number, end: number] | null;

  /** Follows a state to those that wait for a character. True when one accepts: what is preferred less is moot then. */
  const follow = (state: number, began: number, at: number, into: Threads, before: number, after: number): boolean => {
    open.length = 0;
    open.push(state);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (reached[next] === at) continue;
      reached[next] = at;
      steps++;
      const instruction = instructions[next]!;
      switch (instruction.op) {
        case 'match':
          match = [began, at];
          return true;
        case 'char':
          into.states.push(next);
          into.starts.push(began);
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

  const anchored = isAnchored(instructions[start]!);
  const before = from > 0 ? codeBefore(text, from) : NONE;
  let code = codeAt(text, from);
  let waiting: Threads = { states: [], starts: [] };
  follow(start, from, from, waiting, before, code);
  for (let at = from; ; ) {
    if (code === NONE) return match;
    if (waiting.states.length === 0 && (match !== null || anchored)) return match;
    at += code > 0xffff ? 2 : 1;
    const after = codeAt(text, at);
    const next: Threads = { states: [], starts: [] };
    let accepted = false;
    for (const [index, state] of waiting.states.entries()) {
      const instruction = instructions[state]!;
      steps++;
      if (instruction.op !== 'char' || !instruction.chars.has(code)) continue;
      accepted = follow(instruction.next, waiting.starts[index]!, at, next, code, after);
      if (accepted) break;
    }
    // A later beginning is preferred least, and not at all once there is a match.
    if (!accepted && match === null && !anchored) follow(start, at, at, next, code, after);
    if (steps > MAX_STEPS) return undefined;
    waiting = next;
    code = after;
  }
}

/** The character at an index. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? wellFormed(text.codePointAt(at)!) : NONE;
}

function codeBefore(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  const isPair = (code & 0xfc00) === 0xdc00 && at > 1 && (text.charCodeAt(at - 2) & 0xfc00) === 0xd800;
  return wellFormed(isPair ? text.codePointAt(at - 2)! : code);
}

/** Whether what begins with an instruction matches at the beginning of a text alone. */
export function isAnchored(first: Instruction): boolean {
  return first.op === 'assertion' && first.assertion === 'beginText';
}

/** Whether an assertion holds between two characters. */
export function holds(assertion: Assertion, before: number, after: number): boolean {
  switch (assertion) {
    case 'beginText':
      return before === NONE;
    case 'endText':
      return after === NONE;
    case 'beginLine':
      return before === NONE || before === 10;
    case 'endLine':
      return after === NONE || after === 10;
    case 'wordBoundary':
      return isWordChar(before) !== isWordChar(after);
    case 'noWordBoundary':
      return isWordChar(before) === isWordChar(after);
  }
}

/** Half a surrogate pair is U+FFFD to Go. */
function wellFormed(code: number): number {
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}
