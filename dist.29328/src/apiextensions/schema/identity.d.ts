import { type Spellings } from '#engine/json/notes';
/** A text that two JSON values have in common if they are equal to Go: 1 and 1.0 are not. */
export declare function identityOf(value: unknown, spellings: Spellings | undefined): string;
