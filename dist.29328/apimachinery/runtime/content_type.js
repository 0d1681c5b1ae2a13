/** JSON. */
export const ContentTypeJSON = 'application/json';
/** YAML 1.1. */
export const ContentTypeYAML = 'application/yaml';
/** Protobuf in the Kubernetes envelope. */
export const ContentTypeProtobuf = 'application/vnd.kubernetes.protobuf';
/** CBOR, RFC 8949. */
export const ContentTypeCBOR = 'application/cbor';
/** A sequence of CBOR items, RFC 8742. */
export const ContentTypeCBORSequence = 'application/cbor-seq';
