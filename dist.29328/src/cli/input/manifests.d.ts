import type { KindClass } from '#apimachinery/runtime/kind_class';
/** An object as written: validated only for having a kind. */
export interface Manifest {
    readonly apiVersion: string;
    readonly kind: string;
}
/** The contents of a document: its objects, or why it can't be read. */
export type ManifestDocument = {
    readonly line: number;
    readonly manifests: readonly Manifest[];
} | {
    readonly line: number;
    readonly error: Error;
};
/** The documents of a file. @throws InputError when it can't be read */
export declare function readManifests(path: string): AsyncGenerator<ManifestDocument>;
/** Parses JSON or YAML, with exact numbers. */
export declare function parseText(text: string, isJSON: boolean): unknown;
/** The class of a manifest's kind; undefined when it is not part of the Kubernetes API. */
export declare function classOf({ apiVersion, kind }: Manifest): KindClass | undefined;
/** The message of a patch that does not fit, with the path. */
export declare function patchFault(error: unknown): string;
