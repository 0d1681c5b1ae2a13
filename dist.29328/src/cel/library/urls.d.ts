import { type Type } from '../types/type.ts';
import { OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';
import { type ParsedURL } from './url_parse.ts';
/** The type of URLs. */
export declare const URLType: Type;
/** A URL. */
export declare class URLValue extends OpaqueValue {
    readonly type: Type;
    readonly goType = "cel.URL";
    readonly url: ParsedURL;
    constructor(url: ParsedURL);
    equals(other: Value): Value;
    toString(): string;
}
/** URLs: `url('https://example.com')`. Mirrors Kubernetes' `library.URLs`. */
export declare function urls(): Library;
