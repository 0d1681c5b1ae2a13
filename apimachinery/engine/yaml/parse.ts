import { finish, type Steps } from '../steps.ts';
import { compose } from './compose.ts';
import type { YAMLDuplicateKey, YAMLValue } from './construct.ts';
import { Constructor } from './construct.ts';
import type { YAMLPosition } from './locate.ts';
import { locateNode } from './locate.ts';
import { readPlainJSON } from './plain_json.ts';

/** How to read a YAML text. */
export interface ParseYAMLOptions {
  /** Refuse duplicate keys, as YAMLToJSONStrict does; otherwise the later one wins. */
  readonly strict?: boolean;
  /** Also give duplicate keys, and a function that tells where each entry stands. */
  readonly positions?: boolean;
}

/** A value and the places of its parts. */
export interface LocatedYAML {
  readonly value: YAMLValue;
  /** The place of the key or item at a path of keys and indices; undefined if there is none. */
  readonly locate: (path: readonly (string | number)[]) => YAMLPosition | undefined;
  /** The first 1,000 duplicate keys. */
  readonly duplicates: readonly YAMLDuplicateKey[];
  /** Go's error for the duplicate keys when it refuses them; undefined when there are none. */
  readonly strictError: string | undefined;
}

/**
 * Reads the first document of a YAML text as sigs.k8s.io/yaml's YAMLToJSON does (YAML 1.1 as go.yaml.in/yaml/v2
 * understands it), and gives the value its JSON stands for. Keys keep the order of the text as far as JavaScript
 * objects can; `__proto__` is a key like any other; integers beyond +-(2^53-1) are exact `bigint`s up to the range of
 * int64 and uint64, larger ones are floats as in Go. An empty text is null. Later documents are not looked at.
 *
 * @param text the text, or its bytes in UTF-8 or (with a byte order mark) UTF-16
 * @throws YAMLError with Go's text if Go refuses the text, with line and column
 */
export function parseYAML(
  text: string | Uint8Array,
  options: ParseYAMLOptions & { readonly positions: true },
): LocatedYAML;
export function parseYAML(
  text: string | Uint8Array,
  options?: ParseYAMLOptions & { readonly positions?: false },
): YAMLValue;
export function parseYAML(
  text: string | Uint8Array,
  { strict = false, positions = false }: ParseYAMLOptions = {},
): YAMLValue | LocatedYAML {
  return positions ? finish(locateYAMLInSteps(text, { strict })) : finish(parseYAMLInSteps(text, { strict }));
}

/** How to read a YAML text in steps. */
export interface StepOptions {
  /** Refuse duplicate keys. */
  readonly strict?: boolean;
  /** How many members of mappings and items of sequences are read before the text is refused. Any number unless given. */
  readonly maxValues?: number | undefined;
}

/** As {@link parseYAML}, in steps. @throws YAMLError TooManyValuesError */
export function* parseYAMLInSteps(
  text: string | Uint8Array,
  { strict = false, maxValues }: StepOptions = {},
): Steps<YAMLValue> {
  const plain = readPlainJSON(text);
  if (plain !== undefined) return plain;
  const root = yield* compose(text, maxValues);
  return root === undefined ? null : yield* new Constructor({ findDuplicates: strict }).construct(root, strict);
}

/** As {@link parseYAML} with positions, in steps. @throws YAMLError TooManyValuesError */
export function* locateYAMLInSteps(
  text: string | Uint8Array,
  { strict = false, maxValues }: StepOptions = {},
): Steps<LocatedYAML> {
  const root = yield* compose(text, maxValues);
  const constructor = new Constructor({ findDuplicates: true });
  const value = root === undefined ? null : yield* constructor.construct(root, strict);
  const { duplicates, strictError } = constructor;
  return { value, locate: (path) => locateNode(root, path), duplicates, strictError };
}
