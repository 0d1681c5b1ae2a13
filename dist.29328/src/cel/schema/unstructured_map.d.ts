import { type Spellings } from '#engine/json/notes';
import { MapValue, type Value } from '../values/value.ts';
import { type Read } from './native.ts';
import type { Schema } from './schema.ts';
/** An object of data: with fields under escaped names, or a map. Values are converted when they are asked for. */
export declare class UnstructuredMap extends MapValue {
    get goType(): string;
    readonly data: Readonly<Record<string, unknown>>;
    readonly spellings: Spellings | undefined;
    private readonly read;
    private readonly isObject;
    private readonly schemaOf;
    constructor(read: Read, data: Readonly<Record<string, unknown>>, spellings: Spellings | undefined, isObject: boolean, schemaOf: (key: string) => Schema | undefined);
    get size(): number;
    find(key: Value): Value | undefined;
    keys(): Generator<Value, void, undefined>;
    plain(): Value;
    equals(other: MapValue): Value;
    equalsOther(other: Value): Value;
}
