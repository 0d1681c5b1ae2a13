import { type Type } from '../types/type.ts';
import { OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';
/** The type of formats. */
export declare const FormatType: Type;
/** A format of texts. */
export declare class FormatValue extends OpaqueValue {
    readonly type: Type;
    readonly goType = "cel.Format";
    readonly maxRegexSize: number;
    private readonly name;
    /** What is wrong with a text. */
    readonly check: (text: string) => readonly string[];
    constructor(name: string, maxRegexSize: number, check: (text: string) => readonly string[]);
    equals(other: Value): Value;
    toString(): string;
}
/** Formats by name: `format.dns1123Label().validate(text)`. Mirrors Kubernetes' `library.Format`. */
export declare function namedFormats(): Library;
