import { OptionFile } from './option_file.ts';
/** Files that a server makes for itself in its folder of `--data`, and finds there after a restart. */
export declare class KeptFiles {
    #private;
    constructor(folder: string);
    file(name: string): OptionFile;
    /** undefined: there is none. @throws UsageError when it can't be read */
    read(name: string): string | undefined;
    /** A file that is there is whole, also after a crash. @throws UsageError when it can't be written */
    write(name: string, text: string): void;
}
/** Writes what is secret: it is for its owner alone, also in a file that is there already. */
export declare function writePrivately(path: string, text: string): void;
