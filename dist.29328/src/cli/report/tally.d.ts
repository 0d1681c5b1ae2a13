import type { Colours } from './colour.ts';
import type { FileReport, ObjectReport } from './report.ts';
/** How many objects of a kind there were. */
export interface KindTally {
    ok: number;
    faulty: number;
    skipped: number;
}
/** Counts validated objects. */
export declare class Tally {
    #private;
    files: number;
    /** Documents that are not empty. */
    documents: number;
    /** Items of Lists. */
    items: number;
    /** Objects that the command line did not ask for. */
    filtered: number;
    faults: number;
    warnings: number;
    readonly objects: KindTally;
    /** By `apps/v1 Deployment`, in order of appearance. Objects without a kind are not included. */
    readonly kinds: Map<string, KindTally>;
    add(file: FileReport): void;
    /** Whether a validated CustomResourceDefinition defines the kind. */
    isDefined({ apiVersion, kind }: Pick<ObjectReport, 'apiVersion' | 'kind'>): boolean;
}
export declare function kindName({ apiVersion, kind }: Pick<ObjectReport, 'apiVersion' | 'kind'>): string;
/** `1 fault`, `2 faults`. */
export declare function count(number: number, noun: string): string;
/** `3 documents with 2 list items in 1 file: 4 ok, 1 faulty with 2 faults`. */
export declare function totals(tally: Tally, { green, red, yellow }: Pick<Colours, 'green' | 'red' | 'yellow'>): string;
/** The same without colours. */
export declare function plainTotals(tally: Tally): string;
