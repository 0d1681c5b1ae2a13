/** A fault at a position in a file. */
export interface FileFault {
    /**
     * - `syntax`: the document can't be parsed
     * - `kind`: apiVersion or kind is missing or unknown
     * - `type`: a value has the wrong type for its field
     * - `unknown`: unknown field
     * - `duplicate`: duplicate key
     * - `version`: the field came later than the Kubernetes version asked for
     * - `value`: rejected by an API server, or by the definition of a custom resource
     */
    readonly reason: 'syntax' | 'kind' | 'type' | 'unknown' | 'duplicate' | 'version' | 'value';
    /** Line of the file, from 1. */
    readonly line: number;
    /** Column, from 1. */
    readonly column: number;
    /** The field: `spec.containers[0].image`; empty when it is the whole document. */
    readonly path: string;
    /** The message of Go's decoder or an API server. */
    readonly text: string;
    /** The field probably meant. */
    readonly suggestion?: string;
}
