import type { Path } from '../../util/validation/field/path.ts';
import { type Requirement } from '../requirement.ts';
/** Parses a selector, with Go's error messages. */
export declare class Parser {
    private readonly items;
    private readonly path;
    private at;
    constructor(text: string, path: Path | undefined);
    /** The requirements, sorted by key. */
    parse(): Requirement[];
    /** Whether a comma and another requirement follow. */
    private another;
    private requirement;
    private make;
    private key;
    private operator;
    /** The value of a comparison, possibly missing. */
    private value;
    /** The values in parentheses, sorted and unique. A missing value counts as empty. */
    private values;
    /** Reads values up to the closing parenthesis. */
    private list;
    /** The next item. Before an operator, `in` and `notin` are ordinary words. */
    private next;
    private isNext;
    private take;
}
