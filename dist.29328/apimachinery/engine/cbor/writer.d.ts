/** Writes items in Go's form: the shortest heads and floats, text as byte strings. */
export declare class Writer {
    private bytes;
    private view;
    private length;
    finish(): Uint8Array<ArrayBuffer>;
    raw(bytes: Uint8Array): void;
    head(major: number, argument: number | bigint): void;
    /** Text, as a byte string. */
    text(text: string): void;
    /** Bytes, with the tag that makes base64 of them where text is wanted. */
    data(bytes: Uint8Array): void;
    integer(value: number | bigint): void;
    float(value: number): void;
    bool(value: boolean): void;
    null(): void;
    private reserve;
}
