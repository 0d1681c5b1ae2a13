import type { JSONNotes } from '../json/notes.ts';
import type { JSONDetails } from '../json/parse.ts';
import type { Member, Node, Shape, UnionNode } from '../schema/node.ts';
import { LeafChecks } from './leaf_checks.ts';
type Data = Record<string, unknown>;
/** The pass over a value: checks, changes nulls, and collects faults from the inside out. */
export declare class Walk extends LeafChecks {
    strict: boolean;
    depth: number;
    private readonly polluted;
    private readonly deep;
    /** The struct whose place in its parent can't be changed any more. */
    fixed: Data | undefined;
    constructor(strict: boolean, sorted: boolean, details: JSONDetails | undefined, deep: boolean);
    struct(data: Data, shape: Shape, notes: JSONNotes | undefined): Data;
    /** Checks any value but null; gives the value to keep. `notes` are those on its parent. */
    value(value: unknown, node: Node, notes: JSONNotes | undefined, key: string | number): unknown;
    array(list: unknown[], elem: Node, notes: JSONNotes | undefined): void;
    dictionary(map: Data, elem: Node, notes: JSONNotes | undefined): void;
    /** What a null in a list or map means. Nil bytes stay null: on the wire they are not the same as empty ones. */
    zero(node: Node): unknown;
    union(value: unknown, { shape, or }: UnionNode, notes: JSONNotes | undefined): unknown;
    unknown(key: string, notes: JSONNotes | undefined): void;
    duplicates(notes: JSONNotes, known: (key: string) => boolean): void;
    /** The faults from `from` on lie in this field. */
    locate(from: number, member: Member, shape: Shape): void;
}
export {};
