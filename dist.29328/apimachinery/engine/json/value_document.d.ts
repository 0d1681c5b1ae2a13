import type { ComparePlaces } from '../schema/compare_places.ts';
import { JSONDocument } from './document.ts';
import type { Spellings } from './notes.ts';
import type { JSONDetails } from './parse.ts';
/** What is known of a value that was read before. */
export interface ValueOrigin {
    readonly details?: JSONDetails | undefined;
    readonly sortedBy?: ComparePlaces | undefined;
}
/**
 * A JSON value that is there already, in place of a text: what was merged or converted, or came within something else. The
 * value becomes the object.
 */
export declare class ValueDocument extends JSONDocument {
    #private;
    readonly sortedBy: ComparePlaces | undefined;
    constructor(value: unknown, { details, sortedBy }?: ValueOrigin);
    get text(): string;
    /** @throws JSONSyntaxError when it is nested more deeply than a text may be */
    get value(): unknown;
    get details(): JSONDetails | undefined;
    readExactly(): boolean;
    get hasDuplicates(): boolean;
    get mayBeDeep(): boolean;
    get mayHideSpellings(): boolean;
    get spellings(): Spellings | undefined;
    get duplicates(): readonly (readonly (string | number)[])[];
}
