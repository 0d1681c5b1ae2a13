/** Colours text, or returns it unchanged. */
export interface Colours {
    readonly red: (text: string) => string;
    readonly green: (text: string) => string;
    readonly yellow: (text: string) => string;
    readonly dim: (text: string) => string;
    readonly bold: (text: string) => string;
}
/** Whether a stream gets colours: not unless it is a terminal, and not when NO_COLOR is set (https://no-color.org). */
export declare function hasColours(stream: {
    readonly isTTY?: boolean;
}): boolean;
/** The colours for a stream, if it gets any. */
export declare function coloursFor(stream: {
    readonly isTTY?: boolean;
}): Colours;
