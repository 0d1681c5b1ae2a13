import type { NegotiatedSerializer } from '#apimachinery/runtime/codec';
/**
 * Reads and writes objects of any kind as {@link Unstructured}, in JSON (also indented, and in streams) and in YAML:
 * for clients without a Scheme. Keys are written sorted, as in Go. Mirrors Go's
 * `unstructuredscheme.NewUnstructuredNegotiatedSerializer`.
 *
 * Its codecs convert nothing, as there is no Scheme: `encoderForVersion` and `decoderToVersion` throw a
 * NotRegisteredError for an object in another version, `decoderToVersion` also for one not decoded `into` an
 * Unstructured.
 */
export declare function newUnstructuredNegotiatedSerializer(): NegotiatedSerializer;
