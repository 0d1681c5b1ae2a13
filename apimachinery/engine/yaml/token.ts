// Kinds of tokens the scanner hands to the parser.

export const STREAM_END = 1;
export const VERSION_DIRECTIVE = 2;
export const TAG_DIRECTIVE = 3;
export const DOCUMENT_START = 4;
export const DOCUMENT_END = 5;
export const BLOCK_SEQUENCE_START = 6;
export const BLOCK_MAPPING_START = 7;
export const BLOCK_END = 8;
export const FLOW_SEQUENCE_START = 9;
export const FLOW_SEQUENCE_END = 10;
export const FLOW_MAPPING_START = 11;
export const FLOW_MAPPING_END = 12;
export const BLOCK_ENTRY = 13;
export const FLOW_ENTRY = 14;
export const KEY = 15;
export const VALUE = 16;
export const ALIAS = 17;
export const ANCHOR = 18;
export const TAG = 19;
export const SCALAR = 20;

/** One token; lines and columns count from 0. */
export interface Token {
  readonly type: number;
  readonly line: number;
  readonly column: number;
  /** Column just behind a one-line token. */
  readonly endColumn: number;
  /** Offset in the text just behind it. */
  readonly end: number;
  /** Text of a scalar; name of an anchor or alias; handle of a tag or of a %TAG directive; version of %YAML. */
  readonly value: string;
  /** Suffix of a tag, prefix of a %TAG directive. */
  readonly suffix: string;
  /** Whether a scalar was written without quotes and not as a block. */
  readonly plain: boolean;
}
