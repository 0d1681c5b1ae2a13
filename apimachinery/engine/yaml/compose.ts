import { finish, type Steps } from '../steps.ts';
import type { YAMLComment } from './cursor.ts';
import { YAMLError } from './error.ts';
import type { YAMLNode } from './node.ts';
import { Parser } from './parser.ts';
import { Scanner } from './scanner.ts';
import { openSource } from './source.ts';

/** The comments of the first document, and of what is before it; those in scalars are none. @throws YAMLError */
export function yamlComments(input: string | Uint8Array): readonly YAMLComment[] {
  const scanner = new Scanner(openSource(input).text);
  const comments: YAMLComment[] = [];
  scanner.comments = comments;
  finish(new Parser(scanner).parse());
  return comments;
}

/** The node tree of the first document; undefined if there is none. @throws YAMLError TooManyValuesError */
export function* compose(input: string | Uint8Array, maxValues?: number): Steps<YAMLNode | undefined> {
  const { text, bad } = openSource(input);
  const scanner = new Scanner(text);
  if (bad === undefined) return yield* new Parser(scanner, maxValues).parse();
  let root: YAMLNode | undefined;
  let failure: unknown;
  try {
    root = yield* new Parser(scanner, maxValues).parse();
  } catch (error) {
    failure = error;
  }
  // Differs from Go: how far it has read when a bad character is met is known here only to a few characters.
  if (scanner.pos + 4 > bad.limit) {
    const before = text.slice(0, bad.index).split(/\r\n|[\n\r\x85\u2028\u2029]/);
    throw new YAMLError(`yaml: ${bad.problem}`, before.length, before[before.length - 1]!.length + 1);
  }
  if (failure !== undefined) throw failure;
  return root;
}
