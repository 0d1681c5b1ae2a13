export declare const STREAM_END = 1;
export declare const VERSION_DIRECTIVE = 2;
export declare const TAG_DIRECTIVE = 3;
export declare const DOCUMENT_START = 4;
export declare const DOCUMENT_END = 5;
export declare const BLOCK_SEQUENCE_START = 6;
export declare const BLOCK_MAPPING_START = 7;
export declare const BLOCK_END = 8;
export declare const FLOW_SEQUENCE_START = 9;
export declare const FLOW_SEQUENCE_END = 10;
export declare const FLOW_MAPPING_START = 11;
export declare const FLOW_MAPPING_END = 12;
export declare const BLOCK_ENTRY = 13;
export declare const FLOW_ENTRY = 14;
export declare const KEY = 15;
export declare const VALUE = 16;
export declare const ALIAS = 17;
export declare const ANCHOR = 18;
export declare const TAG = 19;
export declare const SCALAR = 20;
/** One token; lines and columns count from 0. */
export interface Token {
    readonly type: number;
    readonly line: number;
    readonly column: number;
    /** Column just behind a one-line token. */
    readonly endColumn: number;
    /** Text of a scalar; name of an anchor or alias; handle of a tag or of a %TAG directive; version of %YAML. */
    readonly value: string;
    /** Suffix of a tag, prefix of a %TAG directive. */
    readonly suffix: string;
    /** Whether a scalar was written without quotes and not as a block. */
    readonly plain: boolean;
}
