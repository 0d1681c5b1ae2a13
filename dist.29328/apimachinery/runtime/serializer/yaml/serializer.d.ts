import type { Decoded, Serializer as RuntimeSerializer } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { YAMLDocument } from './yaml_document.ts';
/** How a Serializer reads and writes. Everything is off by default. */
export interface SerializerOptions extends OmitOptions {
    /** Reports unknown fields and duplicate keys by a StrictDecodingError that carries the object. */
    readonly strict?: boolean;
    /**
     * Writes what Go's serializer writes for the object, byte for byte: zero values as Go has them, unknown fields
     * dropped, keys sorted. Off, everything the object has is written, in the object's order.
     */
    readonly canonical?: boolean;
}
/**
 * Reads and writes YAML as Kubernetes understands it: YAML 1.1, of which only what JSON can hold. Of several documents
 * the first is read; see `splitDocuments` in `util/yaml`. Mirrors Go's `serializer/json.Serializer` with the option Yaml.
 */
export declare class Serializer implements RuntimeSerializer {
    #private;
    readonly scheme: Scheme;
    readonly options: SerializerOptions;
    constructor(scheme: Scheme, options?: SerializerOptions);
    /**
     * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`. Raw JSON within the object
     * has its keys sorted, as Go makes JSON of YAML. Of a duplicate key the last value counts, as in Go; strict reading
     * reports it.
     * @param into is filled and returned when it is of the kind; otherwise the object is a new one. An Unstructured takes
     *   any kind, an Unknown the data as they are, and calls them JSON as in Go.
     * @throws DecodeError when the data are not YAML, or a field can't hold its value; its `cause` may be a YAMLError
     * @throws StrictDecodingError in strict mode, with the decoded object
     * @throws NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
     */
    decode(data: string | Uint8Array | YAMLDocument, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
    /**
     * The object as UTF-8. An Unknown must be JSON.
     * @throws EncodeError
     */
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    /** The same as text. */
    encodeToString(object: RuntimeObject): string;
    /**
     * The same in pieces: each item of a list is one.
     * @throws EncodeError while iterating
     */
    encodeInPieces(object: RuntimeObject): Generator<string, void, undefined>;
    /** As in Go. */
    identifier(): string;
}
/**
 * The YAML of an object with everything it has, in the object's order; that of an Unknown, which must be JSON.
 * @throws EncodeError
 * @internal
 */
export declare function yamlOf(object: RuntimeObject): string;
