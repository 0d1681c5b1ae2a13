/**
 * A MicroTime for the official client: a Date that also has the text it was made of, because a Date counts
 * milliseconds. The official client writes the text.
 */
export declare class MicroTimeDate extends Date {
    #private;
    constructor(text: string);
    toISOString(): string;
    toJSON(): string;
}
