import type { JSONDocument } from '#engine/json/document';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import type { ScalarSyntaxes } from '#engine/schema/descriptor';
import type { Fault } from '#engine/schema/fault';
import { verifyDocument } from '#engine/verbs/verify';
import { DecodeError } from '../../decode_error.ts';
import { MissingKindError, MissingVersionError, NotRegisteredError } from '../../errors.ts';
import { toInstance } from '../../instance.ts';
import { type KindBase, KindMismatchError } from '../../kind_base.ts';
import type { KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind, GroupVersionKindLike } from '../../schema/group_version.ts';
import { StrictDecodingError } from '../../strict_decoding_error.ts';
import { interpret, syntaxError, withDefaults } from './meta.ts';

/** How a document becomes an object. */
export interface Decoding {
  /** Report unknown fields and duplicate keys, by a StrictDecodingError that carries the object. */
  readonly strict?: boolean | undefined;
  /** What the document lacks of group, version and kind. */
  readonly defaults?: Partial<GroupVersionKindLike> | undefined;
}

/** What decoding asks of a Scheme. */
export interface KnownKinds {
  readonly schemeName: string;
  readonly scalars: ScalarSyntaxes;
  typeFor(gvk: GroupVersionKind): KindClass | undefined;
}

/**
 * Makes a document an object of a Kind that is known beforehand.
 * @throws DecodeError KindMismatchError StrictDecodingError GroupVersionParseError
 */
export function decodeKind<T extends object>(
  type: KindClass<T>,
  document: JSONDocument,
  scalars: ScalarSyntaxes,
  { strict }: Decoding = {},
): T {
  return reading(() => {
    const gvk = kindOf(document, type);
    if (gvk.kind !== type.kind || gvk.version !== type.version || gvk.group !== type.group)
      throw new KindMismatchError(`cannot decode ${gvk} as ${type.kind} of ${type.apiVersion}`);
    return instanceOf(type, document, gvk, scalars, strict);
  });
}

/**
 * Makes a document an object of the kind that it names.
 * @throws DecodeError StrictDecodingError NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
 */
export function decodeKnown(known: KnownKinds, document: JSONDocument, { strict, defaults }: Decoding): KindBase {
  return reading(() => {
    const gvk = kindOf(document, defaults);
    return instanceOf(typeOf(known, gvk, document), document, gvk, known.scalars, strict);
  });
}

/** The kind that a document names, with what it lacks from the defaults. */
export function kindOf(document: JSONDocument, defaults?: Partial<GroupVersionKindLike>): GroupVersionKind {
  const gvk = interpret(document.value, document.sortedBy !== undefined);
  return defaults === undefined ? gvk : withDefaults(gvk, defaults);
}

/** The class of a kind. */
export function typeOf(known: KnownKinds, gvk: GroupVersionKind, document: JSONDocument): KindClass {
  if (gvk.kind === '') throw new MissingKindError(document.text);
  if (gvk.version === '') throw new MissingVersionError(document.text);
  const type = known.typeFor(gvk);
  if (type === undefined) throw new NotRegisteredError({ schemeName: known.schemeName, gvk });
  return type;
}

export function instanceOf<T extends object>(
  type: KindClass<T>,
  document: JSONDocument,
  gvk: GroupVersionKind,
  scalars: ScalarSyntaxes,
  strict = false,
): T & KindBase {
  const { value, faults } = checked(type, document, scalars, strict);
  const object = toInstance(type, value);
  if (strict) reportStrict(faults, document, object, gvk);
  return object;
}

/** @throws DecodeError when a field can't hold its value */
export function checked(
  type: KindClass,
  document: JSONDocument,
  scalars: ScalarSyntaxes,
  strict: boolean,
): { value: object; faults: readonly Fault[] } {
  const { value, faults } = verifyDocument(type, document, { strict, scalars });
  if (faults.length > 0) {
    const errors = faults.filter(({ reason }) => reason === 'type');
    if (errors.length > 0) throw new DecodeError(errors[0]!.text, errors);
  }
  return { value: value as object, faults };
}

/** @throws StrictDecodingError when there are faults */
export function reportStrict(
  faults: readonly Fault[],
  { strictErrors }: JSONDocument,
  object: RuntimeObject,
  gvk: GroupVersionKind,
): void {
  const errors = [...strictErrors, ...faults.map(({ text }) => text)];
  if (errors.length > 0) throw new StrictDecodingError(errors, object, gvk, faults);
}

/** Runs what reads a document, and gives errors of its syntax the words of a decoder. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof JSONSyntaxError ? syntaxError(error) : error;
  }
}
