// @ts-check
// What the page has to know of the YAML that servers write: blocks, two columns a level, lists as far left as their key.

/** The text without `metadata.managedFields`: the server keeps them when they are left out. @param {string} text */
export function withoutManagedFields(text) {
  let top = '';
  let isLeftOut = false;
  const kept = text.split('\n').filter((line) => {
    const key = /^([^\s#-][^:]*):/.exec(line)?.[1];
    if (key !== undefined) {
      top = key;
      isLeftOut = false;
    } else if (/^ {2}[^\s-]/.test(line)) isLeftOut = top === 'metadata' && line.startsWith('  managedFields:');
    return !isLeftOut;
  });
  return kept.join('\n');
}

/**
 * The line of a field, or of what is there of the fields above it. From 0; undefined when nothing is there.
 * @param {string} text
 * @param {string} path as in a Status: `spec.containers[0].image`, `metadata.labels[a.b/c]`
 */
export function lineOf(text, path) {
  const lines = text.split('\n');
  /** @type {number | undefined} */
  let line;
  let value = { line: 0, column: 0 };
  for (const [, inBrackets, plain] of path.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g)) {
    const isIndex = inBrackets !== undefined && /^\d+$/.test(inBrackets);
    const at = isIndex ? itemLine(lines, value, Number(inBrackets)) : keyLine(lines, value, inBrackets ?? plain);
    if (at === undefined) break;
    line = at;
    value = isIndex ? { line: at, column: value.column + 2 } : below(lines, at, value.column);
  }
  return line;
}

/** @param {string} line */
const indentation = (line) => line.length - line.trimStart().length;

/**
 * The lines of a value, without those further right.
 * @param {readonly string[]} lines
 * @param {{ line: number, column: number }} value
 */
function* linesOf(lines, { line: first, column }) {
  for (let at = first; at < lines.length; at++) {
    const line = lines[at];
    if (line.trim() === '') continue;
    if (at > first && indentation(line) < column) return;
    if (at === first || indentation(line) === column) yield/** @type {const} */ ([at, line.slice(column)]);
  }
}

/** @param {readonly string[]} lines @param {{ line: number, column: number }} value @param {string} key */
function keyLine(lines, value, key) {
  for (const [at, text] of linesOf(lines, value))
    if (text.startsWith(`${key}:`) || text.startsWith(`"${key}":`)) return at;
  return undefined;
}

/** @param {readonly string[]} lines @param {{ line: number, column: number }} value @param {number} index */
function itemLine(lines, value, index) {
  let left = index;
  for (const [at, text] of linesOf(lines, value)) {
    if (!/^-(?: |$)/.test(text)) return undefined;
    if (left-- === 0) return at;
  }
  return undefined;
}

/** Where the value of a key begins. @param {readonly string[]} lines @param {number} at @param {number} column */
function below(lines, at, column) {
  let next = at + 1;
  while (next < lines.length && lines[next].trim() === '') next++;
  const line = lines[next] ?? '';
  const isList = line.trimStart().startsWith('-') && indentation(line) >= column;
  if (indentation(line) > column || isList) return { line: next, column: indentation(line) };
  // A scalar has nothing below it.
  return { line: lines.length, column: column + 2 };
}
