import type { Steps } from '#engine/steps';
/** A JSON object. */
export interface JSONObject {
    readonly [name: string]: unknown;
}
/** One document of version 2 of several of version 3, given as JSON: each is a step. */
export declare function openAPIV2Document(documents: readonly string[], version: string): Steps<JSONObject>;
/**
 * A schema in the words of version 2. What may be null or anything loses its type, and with it what stands below: so do
 * Kubernetes' servers, because kubectl reads it so.
 */
export declare function schemaV2(schema: JSONObject): JSONObject;
/** The members of an object; none of what is no object. */
export declare function members(value: unknown): readonly (readonly [string, unknown])[];
/** An object as it is; an empty one in place of anything else. */
export declare function objectOf(value: unknown): JSONObject;
/** A list as it is; an empty one in place of anything else. */
export declare function listOf(value: unknown): readonly unknown[];
