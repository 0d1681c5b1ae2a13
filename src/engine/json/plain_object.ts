/** Deeper objects are left to JSON.parse. */
const MAX_DEPTH = 16;

let pattern: RegExp | undefined;

/**
 * An object that is written without a space, holds only objects, and has only ASCII keys without escapes but `\"` and
 * `\\`. No part of it can be read in two ways, so that looking for one takes no longer than reading the text.
 */
function plainObject(): RegExp {
  let object = '\\{\\}';
  for (let depth = 1; depth < MAX_DEPTH; depth++) object = `\\{(?:"(?:[ !#-[\\]-~]|\\\\["\\\\])*":${object}(?:,(?=")|(?=\\})))*\\}`;
  return new RegExp(object, 'y');
}

/** Where such an object ends that begins at `at`; -1 when none does. */
export function endOfPlainObject(text: string, at: number): number {
  pattern ??= plainObject();
  pattern.lastIndex = at;
  try {
    return pattern.test(text) ? pattern.lastIndex : -1;
  } catch {
    // A key of megabytes is more than regular expressions can do.
    return -1;
  }
}

/** Whether the whole text is such an object. */
export function isPlainObject(text: string): boolean {
  return endOfPlainObject(text, 0) === text.length;
}
