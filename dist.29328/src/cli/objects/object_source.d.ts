import type { Found, Unreadable } from '../input/find_files.ts';
import type { ReadObject } from '../input/read_objects.ts';
/** Reads the objects of files, and reports on standard error what could not be read. */
export declare class ObjectSource {
    #private;
    /** Whether something could not be read. */
    trouble: boolean;
    /** @param finding the files, and what could not be found */
    read({ files, unreadable, }: {
        readonly files: readonly Found[];
        readonly unreadable: readonly Unreadable[];
    }): Promise<ReadObject[]>;
}
