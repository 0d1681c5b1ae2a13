/** Standard output, written in large pieces. */
export declare class Output {
    #private;
    write(content: string | Uint8Array): void;
    /** Flushes if enough is buffered. Await it between files, so that a closed pipe is noticed. */
    pause(): Promise<void>;
    /** Writes everything. */
    end(): Promise<void>;
}
