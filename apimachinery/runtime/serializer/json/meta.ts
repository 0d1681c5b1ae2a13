import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { DecodeError } from '../../decode_error.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import { fromAPIVersionAndKind, GroupVersionKind, parseGroupVersion } from '../../schema/group_version.ts';

const PREFIX = `couldn't get version/kind; json parse error: `;

/**
 * Reads group, version and kind of a JSON value. As in Go, case doesn't matter here: `Kind` is found too. Mirrors Go's
 * `SimpleMetaFactory.Interpret`.
 * @param sorted the value comes from YAML, whose keys Go sorts before it reads them: the last of several wins
 * @throws DecodeError when `apiVersion` or `kind` is not a string, or the value no object
 * @throws GroupVersionParseError
 */
export function interpret(value: unknown, sorted = false): GroupVersionKind {
  if (value === null) return new GroupVersionKind({});
  if (typeof value !== 'object' || Array.isArray(value)) {
    const into =
      'struct { APIVersion string "json:\\"apiVersion,omitempty\\""; Kind string "json:\\"kind,omitempty\\"" }';
    throw wrongType([], value, into);
  }
  let apiVersion = '';
  let kind = '';
  const keys = Object.keys(value);
  for (const key of sorted ? keys.sort() : keys) {
    if (key.length !== 4 && key.length !== 10) continue;
    const text = (value as Record<string, unknown>)[key];
    const name = key.length === 4 ? 'kind' : 'apiVersion';
    // Upper case first: it turns a long s into an S, as Go does.
    if (key !== name && key.toUpperCase().toLowerCase() !== name.toLowerCase()) continue;
    if (text === null) continue;
    if (typeof text !== 'string') throw wrongType([key], text, 'string', `struct field .${name}`);
    if (name === 'kind') kind = text;
    else apiVersion = text;
  }
  if (kind === last?.kind && apiVersion === lastAPIVersion) return last;
  parseGroupVersion(apiVersion);
  lastAPIVersion = apiVersion;
  return (last = fromAPIVersionAndKind(apiVersion, kind));
}

/** The last answer: objects of one kind mostly come one after the other. */
let last: GroupVersionKind | undefined;
let lastAPIVersion = '';

function wrongType(keys: string[], value: unknown, expected: string, where?: string): DecodeError {
  const got = typeName(value);
  const text = PREFIX + cannotUnmarshal(got, expected, where);
  return new DecodeError(text, [{ reason: 'type', path: keys.join(''), keys, text, expected, got }]);
}

/** The error for text that isn't JSON. */
export function syntaxError(cause: Error): DecodeError {
  return new DecodeError(`${PREFIX}${cause.message}`, [], { cause });
}

/** Fills in what `actual` lacks. Group and version are taken together, the version alone only for the same group. */
export function withDefaults(actual: GroupVersionKindLike, defaults: Partial<GroupVersionKindLike>): GroupVersionKind {
  let { group, version, kind } = actual;
  if (kind === '') kind = defaults.kind ?? '';
  if (version === '' && group === '') {
    group = defaults.group ?? '';
    version = defaults.version ?? '';
  }
  if (version === '' && group === (defaults.group ?? '')) version = defaults.version ?? '';
  return new GroupVersionKind({ group, version, kind });
}
