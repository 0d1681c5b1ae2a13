/** JSON. */
export declare const ContentTypeJSON = "application/json";
/** YAML 1.1. */
export declare const ContentTypeYAML = "application/yaml";
/** Protobuf in the Kubernetes envelope. */
export declare const ContentTypeProtobuf = "application/vnd.kubernetes.protobuf";
/** CBOR, RFC 8949. */
export declare const ContentTypeCBOR = "application/cbor";
/** A sequence of CBOR items, RFC 8742. */
export declare const ContentTypeCBORSequence = "application/cbor-seq";
