/** One step of a path, or a value to compare with. */
export type PathNode =
  | { readonly type: 'field'; readonly name: string }
  | { readonly type: 'value'; readonly value: boolean | number | string }
  | { readonly type: 'identifier'; readonly name: string }
  | { readonly type: 'slice'; readonly slice: Slice }
  | { readonly type: 'filter'; readonly left: Path; readonly operator: string; readonly right: Path }
  | { readonly type: 'union'; readonly paths: readonly Path[] }
  | { readonly type: 'wildcard' }
  | { readonly type: 'recursive' };

/** A path as {@link parsePath} gives it. */
export type Path = readonly PathNode[];

/** Some of the items of a list; negative indexes count from its end. */
export interface Slice {
  /** The first index; 0 when undefined. */
  readonly start: number | undefined;
  /** The index after the last one; the length of the list when undefined. */
  readonly end: number | undefined;
  /** Whether `end` follows from `start`: the slice is one item. */
  readonly single: boolean;
  readonly step: number | undefined;
}

/** A path is not one, or can't be followed. */
export class JSONPathError extends Error {
  readonly code = 'ERR_JSON_PATH';

  constructor(message: string) {
    super(message);
    this.name = 'JSONPathError';
  }
}
