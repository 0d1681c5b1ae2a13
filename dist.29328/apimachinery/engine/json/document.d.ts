import type { ComparePlaces } from '../schema/compare_places.ts';
import type { FieldTree } from '../schema/field_tree.ts';
import type { Spellings } from './notes.ts';
import type { JSONDetails } from './parse.ts';
/**
 * A JSON text that is to become an object, and what decoding and validation ask of it, each found out when first asked
 * for. It is for one decoding: the value becomes the object. What is said of the text stays true.
 *
 * ```ts
 * const document = new JSONDocument('{"apiVersion": "example.com/v1", "kind": "Widget", "spec": {"size": 1.0}}');
 * const { object } = serializer.decode(document, undefined, new Unstructured());
 * document.spellings; // { spec: { size: '1.0' } }
 * ```
 */
export declare class JSONDocument {
    #private;
    /** What was given. */
    readonly data: string | Uint8Array;
    /** How the keys of the text are sorted before they are read; undefined where they are not. */
    readonly sortedBy: ComparePlaces | undefined;
    /** @param omit fields to leave out */
    constructor(data: string | Uint8Array, omit?: FieldTree);
    /** The same text, of which the value has not been used. */
    without(omit: FieldTree): JSONDocument;
    get text(): string;
    /**
     * The value. Until {@link JSONDocument.readExactly} it is that of JSON.parse, unless a member of an object is spelled
     * with a fraction or an exponent: numbers beyond 2^53 may be rounded, and those in arrays spelled otherwise.
     * @throws JSONSyntaxError with Go's text
     */
    get value(): unknown;
    /** What JSON.parse can't tell of the value, as far as it has been read exactly. */
    get details(): JSONDetails | undefined;
    /**
     * Reads the text again, with every digit, in the order of the text, and with all details.
     * @param offsets also where keys and items stand
     * @returns whether there is a text
     * @throws JSONSyntaxError
     */
    readExactly(offsets: boolean): boolean;
    /** Whether some object has a key twice. Asked before the value is used. */
    get hasDuplicates(): boolean;
    /** Whether objects and arrays may be nested in more levels than Go allows. */
    get mayBeDeep(): boolean;
    /** Whether a number in an array may be spelled with a fraction or an exponent, and the value doesn't tell. */
    get mayHideSpellings(): boolean;
    /** Faults for strict decoding that the format's own parser has found. */
    get strictErrors(): readonly string[];
    /** Undefined when no number is spelled with a fraction or an exponent. */
    get spellings(): Spellings | undefined;
    /** The paths of the first 1,000 keys that repeat one of the same object, in the order of the text. */
    get duplicates(): readonly (readonly (string | number)[])[];
}
