import type { Arguments } from '../arguments.ts';
export interface WebReaderOptions {
    readonly cache: WebCache;
    /** Only what is in the cache, however old. */
    readonly offline: boolean;
}
/** Reads addresses of the web, each once a day. */
export declare class WebReader {
    #private;
    constructor(options: WebReaderOptions);
    /**
     * What is at an address; undefined when the server says that there is nothing (404).
     * @throws InputError when it can't be fetched, and was not fetched before
     */
    read(address: string): Promise<Uint8Array | undefined>;
}
/** The reader for a command's options: `--cache`, `--offline`. */
export declare function webReader(args: Arguments): WebReader;
/** What was fetched from the web, in a folder of files. It only saves time: a folder that can't be used is no fault. */
declare class WebCache {
    #private;
    constructor(folder: string);
    /** What is kept for an address, and since when. An empty body stands for an address that has nothing. */
    get(address: string): {
        readonly body: Uint8Array;
        readonly age: number;
    } | undefined;
    set(address: string, body: Uint8Array): void;
}
export {};
