import { type Filter } from '#apimachinery/util/structuredmergediff/fieldpath/filter';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
/** An object that may have a status. */
export interface WithStatus extends APIObject {
    status?: unknown;
}
/** Whether a change of an object counts: of more than its metadata. */
export type CountsChange = (object: APIObject, old: APIObject) => boolean;
/**
 * What custom resources do: the generation counts the changes of everything but metadata and status; with a subresource
 * `status`, only that writes the status. Hooks of one's own run in between, so that the generation counts what they change.
 * Mirrors `customResourceStrategy` of Go's apiextensions-apiserver.
 * @param own those hooks
 * @param counts which changes the generation counts; false: there is none
 */
export declare function defaultStrategy(hasStatus: boolean, own?: Strategy, counts?: CountsChange | false): Strategy;
/** All fields but these, given as paths: `metadata.labels`. */
export declare function allBut(...paths: readonly string[]): Filter;
/** The strategy of a subresource `status`: nothing but the status changes. Mirrors Go's `statusStrategy`. */
export declare function statusStrategy(main: Strategy): Strategy;
export declare function keepStatus(object: WithStatus, old: WithStatus): void;
/** Whether more than the metadata differs. */
export declare function isChanged(object: APIObject, old: APIObject): boolean;
