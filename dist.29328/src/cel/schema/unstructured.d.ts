import type { Spellings } from '#engine/json/notes';
import { type Value } from '../values/value.ts';
import { type Schema } from './schema.ts';
/**
 * Data of a resource as a value of the type that its schema declares. Parts are converted when they are asked for; data that
 * the schema does not admit is an error then. Mirrors `UnstructuredToVal` of k8s.io/apiserver.
 * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
 */
export declare function unstructuredValue(data: unknown, schema: Schema, spellings?: Spellings): Value;
