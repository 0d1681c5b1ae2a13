import type { Codec, Decoded } from '#apimachinery/runtime/codec';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { Unstructured, UnstructuredList } from './unstructured.ts';
/**
 * Reads JSON of any kind as {@link Unstructured}, or as {@link UnstructuredList} when the data have a property `items`
 * (even null), and writes JSON with sorted keys and a trailing line feed. `kind` is required; list items with neither
 * `apiVersion` nor `kind` get them from the list. Mirrors Go's `unstructured.UnstructuredJSONScheme`.
 */
export declare const UnstructuredJSONScheme: Codec;
/**
 * The same for parsed data: the value becomes the object.
 * @param source for the message of a MissingKindError
 */
export declare function decodeContent(value: unknown, source: string, into?: RuntimeObject): Decoded<Unstructured | UnstructuredList>;
