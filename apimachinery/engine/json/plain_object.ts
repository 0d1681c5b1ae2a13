import { endBy } from './end_by.ts';

/** Deeper objects are left to JSON.parse. */
const MAX_DEPTH = 16;

let end: ((text: string, at: number) => number) | undefined;

/**
 * Where an object ends that begins at `at` and is written without a space, holds only objects, and has only ASCII keys
 * without escapes but `\"` and `\\`; -1 when there is none. No part of such an object can be read in two ways, so that
 * looking for one takes no longer than reading the text.
 */
export function endOfPlainObject(text: string, at: number): number {
  return (end ??= endBy(plainObject()))(text, at);
}

function plainObject(): string {
  let object = '\\{\\}';
  for (let depth = 1; depth < MAX_DEPTH; depth++)
    object = `\\{(?:"(?:[ !#-[\\]-~]|\\\\["\\\\])*":${object}(?:,(?=")|(?=\\})))*\\}`;
  return object;
}

/** Whether the whole text is such an object. */
export function isPlainObject(text: string): boolean {
  return endOfPlainObject(text, 0) === text.length;
}
