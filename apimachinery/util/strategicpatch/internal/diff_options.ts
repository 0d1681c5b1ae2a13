/** What a patch is to say. */
export interface DiffOptions {
  /** Write the order that lists are to have. */
  readonly setElementOrder: boolean;
  readonly ignoreChangesAndAdditions: boolean;
  readonly ignoreDeletions: boolean;
  /** The map is one of which only the keys that are named stay: name them. */
  readonly retainKeys?: boolean;
}
