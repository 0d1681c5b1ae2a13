import type { Scheme } from '#apimachinery/runtime/scheme';
import type { Release } from '../../releases/index.ts';
import { type Document } from '../input/documents.ts';
import type { ObjectReport } from '../report/report.ts';
import type { CustomResources } from './custom_resources.ts';
export interface InspectorOptions {
    /** Unknown fields and duplicate keys are faults. */
    readonly strict: boolean;
    /** The minor version of Kubernetes that warnings are about. */
    readonly minor: number;
    /** Kinds that are not part of the Kubernetes API, but defined. */
    readonly customResources?: CustomResources;
    /** What came later than this release is a fault. */
    readonly release?: Release;
}
/**
 * Validates documents. Nearly all are valid, so each is first decoded the fast way; only rejected ones are parsed again
 * to locate every fault.
 */
export declare class Inspector {
    #private;
    constructor(scheme: Scheme, options: InspectorOptions);
    /** The object of a document, with its items when it is a List. Nothing for an empty document. */
    inspect(document: Document): ObjectReport[];
}
