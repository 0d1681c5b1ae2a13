export const SCALAR = 1;
export const SEQUENCE = 2;
export const MAPPING = 3;
export const ALIAS = 4;

/** How many nodes are read or made values of in a step. */
export const STEP = 500;

/** A node of a YAML document as written, before any scalar is interpreted. */
export interface YAMLNode {
  readonly kind: number;
  /** Full tag, '' if none was written. */
  readonly tag: string;
  /** Text of a scalar, name of an alias. */
  readonly value: string;
  /** Whether a scalar's type is found from its text. */
  readonly implicit: boolean;
  /** Where the node starts, from 0. */
  readonly line: number;
  readonly column: number;
  /** The offset behind a scalar, an alias or a collection in brackets; white space may be before it. -1 for others. */
  end: number;
  /** Items, or keys and values in turn. */
  readonly children: YAMLNode[];
  /** What an alias stands for. */
  readonly target: YAMLNode | undefined;
}
