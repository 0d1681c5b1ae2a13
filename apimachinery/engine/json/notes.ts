import { put } from './own_property.ts';

/** What JSON.parse can't tell about an object or array of a text. */
export class JSONNotes {
  readonly isArray: boolean;
  /** Numbers with a fraction or an exponent, as they are spelled, by key or index. */
  readonly spellings: Map<string, string> = new Map();
  /** The repetitions of keys, with their offsets. */
  readonly duplicates: [key: string, offset: number][] = [];
  /** Where keys or items start, in UTF-16 units from the start of the text. */
  readonly offsets: Map<string, number> = new Map();
  /** The notes on objects and arrays within, by key or index. */
  readonly parts: Map<string, JSONNotes> = new Map();

  constructor(isArray: boolean) {
    this.isArray = isArray;
  }
}

/**
 * Numbers that a text spells with a fraction or an exponent (`1.0`, `1e3`): the spelling of a number, or of an object or
 * array those of its members or items that have some, by key or index.
 */
export type Spellings = string | { readonly [key: string]: Spellings };

/** The spellings of a member or item. */
export function spellingsAt(spellings: Spellings | undefined, key: string | number): Spellings | undefined {
  return typeof spellings === 'object' && Object.hasOwn(spellings, key) ? spellings[key] : undefined;
}

/** The notes on what a path leads to. */
export function notesAt(root: JSONNotes | undefined, keys: readonly (string | number)[]): JSONNotes | undefined {
  let notes = root;
  for (const key of keys) notes = notes?.parts.get(String(key));
  return notes;
}

/** A key that repeats one of the same object. */
export interface DuplicateKey {
  readonly keys: readonly (string | number)[];
  /** Where the repetition starts, in UTF-16 units from the start of the text. */
  readonly offset: number;
}

/** More are not told of: each has a path, and paths may be long. */
export const MAX_DUPLICATES = 1000;

/**
 * The first repetitions of keys in a text, in its order.
 * @param distinct counts a key of an object once, however often it is repeated
 */
export function duplicatesOf(
  root: JSONNotes | undefined,
  most: number,
  { distinct = false }: { readonly distinct?: boolean } = {},
): DuplicateKey[] {
  const found = [];
  for (const { notes, keys } of within(root)) {
    const seen = new Set<string>();
    for (const [key, offset] of notes.duplicates) {
      if (distinct && seen.has(key)) continue;
      seen.add(key);
      found.push({ keys, key, offset });
    }
  }
  return found
    .sort((a, b) => a.offset - b.offset)
    .slice(0, most)
    .map(({ keys, key, offset }) => ({ keys: [...keys(), key], offset }));
}

/** The spellings in a text, given the notes on it; undefined when there are none. */
export function spellingsOf(root: JSONNotes | undefined): Spellings | undefined {
  const found = new Map<JSONNotes, Record<string, Spellings>>();
  // What is within comes last, so its spellings are complete first from behind.
  for (const { notes } of [...within(root)].reverse()) {
    const spellings: Record<string, Spellings> = {};
    for (const [key, text] of notes.spellings) put<Spellings>(spellings, key, text);
    for (const [key, part] of notes.parts) {
      const inner = found.get(part);
      if (inner !== undefined) put<Spellings>(spellings, key, inner);
    }
    if (Object.keys(spellings).length > 0) found.set(notes, spellings);
  }
  return root && found.get(root);
}

interface Step {
  readonly notes: JSONNotes;
  /** The path; made only when asked for. */
  readonly keys: () => (string | number)[];
}

/** All notes: those on an object or array before those on what is within. */
function* within(root: JSONNotes | undefined): Generator<Step> {
  interface Node {
    readonly notes: JSONNotes;
    readonly key: string | number;
    readonly parent: Node | undefined;
  }
  const open: Node[] = root === undefined ? [] : [{ notes: root, key: '', parent: undefined }];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const here = node;
    const { notes } = here;
    yield {
      notes,
      keys: () => {
        const keys: (string | number)[] = [];
        for (let at = here; at.parent !== undefined; at = at.parent) keys.push(at.key);
        return keys.reverse();
      },
    };
    for (const [key, part] of notes.parts)
      open.push({ notes: part, key: notes.isArray ? Number(key) : key, parent: here });
  }
}
