import type { JSONDocument } from '#engine/json/document';
import type { ScalarSyntaxes } from '#engine/schema/descriptor';
import type { Fault } from '#engine/schema/fault';
import { type KindBase } from '../../kind_base.ts';
import type { KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind, GroupVersionKindLike } from '../../schema/group_version.ts';
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
export declare function decodeKind<T extends object>(type: KindClass<T>, document: JSONDocument, scalars: ScalarSyntaxes, { strict }?: Decoding): T;
/**
 * Makes a document an object of the kind that it names.
 * @throws DecodeError StrictDecodingError NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
 */
export declare function decodeKnown(known: KnownKinds, document: JSONDocument, { strict, defaults }: Decoding): KindBase;
/** The kind that a document names, with what it lacks from the defaults. */
export declare function kindOf(document: JSONDocument, defaults?: Partial<GroupVersionKindLike>): GroupVersionKind;
/** The class of a kind. */
export declare function typeOf(known: KnownKinds, gvk: GroupVersionKind, document: JSONDocument): KindClass;
export declare function instanceOf<T extends object>(type: KindClass<T>, document: JSONDocument, gvk: GroupVersionKind, scalars: ScalarSyntaxes, strict?: boolean): T & KindBase;
/** @throws DecodeError when a field can't hold its value */
export declare function checked(type: KindClass, document: JSONDocument, scalars: ScalarSyntaxes, strict: boolean): {
    value: object;
    faults: readonly Fault[];
};
/** @throws StrictDecodingError when there are faults */
export declare function reportStrict(faults: readonly Fault[], { strictErrors }: JSONDocument, object: RuntimeObject, gvk: GroupVersionKind): void;
/** Runs what reads a document, and gives errors of its syntax the words of a decoder. */
export declare function reading<T>(read: () => T): T;
