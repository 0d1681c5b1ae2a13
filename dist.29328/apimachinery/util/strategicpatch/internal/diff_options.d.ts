/** What to include in a patch. */
export interface DiffOptions {
    /** Include the order of lists. */
    readonly setElementOrder: boolean;
    readonly ignoreChangesAndAdditions: boolean;
    readonly ignoreDeletions: boolean;
    /** The map has strategy retainKeys: list the keys to keep. */
    readonly retainKeys?: boolean;
}
