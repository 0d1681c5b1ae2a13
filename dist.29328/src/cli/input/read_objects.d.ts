import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { type Spellings } from '#engine/json/notes';
import type { FileFault } from './file_fault.ts';
import type { Found } from './find_files.ts';
/** An object of a manifest, with the fields for selectors. */
export interface ReadObject {
    readonly path: string;
    readonly line: number;
    readonly gvk: GroupVersionKind;
    readonly name: string;
    readonly namespace: string;
    readonly labels: Readonly<Record<string, string>>;
    /** The decoded object; Kubernetes kinds are verified, with nulls removed. */
    readonly object: object;
    /** How the numbers of a kind that is not one of Kubernetes are spelled. */
    readonly spellings?: Spellings | undefined;
}
/** The contents of a file: objects, or faults in place of invalid ones. */
export type ReadResult = {
    readonly read: ReadObject;
} | {
    readonly fault: FileFault;
};
/** The objects of a file, the items of Lists one by one. @throws InputError */
export declare function readObjects({ path }: Found): Promise<ReadResult[]>;
/** The same for a file that has been read. */
export declare function objectsIn(path: string, data: string | Uint8Array): ReadResult[];
