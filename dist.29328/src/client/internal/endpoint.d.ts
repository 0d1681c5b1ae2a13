import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { CallOptions } from '../options.ts';
import type { Content } from '../rest/content.ts';
import type { Call, RESTClient } from '../rest/rest_client.ts';
/** Where objects of a kind are: what a GroupVersionResource and a scope come to. */
export interface ResourcePath {
    readonly group: string;
    readonly version: string;
    /** The plural name in URLs. */
    readonly resource: string;
    /** Undefined for a kind that lives in no namespace; empty for all of them. */
    readonly namespace: string | undefined;
}
/** A write that a server has accepted. */
export interface Write {
    readonly verb: Call['verb'];
    readonly resource: ResourcePath;
    /** Of the object that was deleted. */
    readonly name?: string;
    /** The object as it is now; of a deletion a Status, or the object that waits for finalizers. */
    readonly answer: object;
}
/** Called with every write, before the caller gets the response. */
export type WriteObserver = (write: Write) => void;
/** Makes the calls for one resource. */
export declare class Endpoint {
    readonly rest: RESTClient;
    readonly content: Content;
    readonly path: ResourcePath;
    readonly onWritten: WriteObserver | undefined;
    /**
     * Differs from Go: its clients without generated code don't look at names, and none refuses a missing namespace; such requests
     * go to other paths.
     * @throws PathSegmentError when group, version, resource or namespace can be no part of a path
     */
    constructor(rest: RESTClient, content: Content, path: ResourcePath, onWritten: WriteObserver | undefined);
    /** The same for another namespace. */
    inNamespace(namespace: string): Endpoint;
    /** The same for objects of another class. */
    knowing(type: KindClass): Endpoint;
    /** Tells of a write, unless it was a dry run. @returns what the server answered */
    written<R extends object>(call: Pick<Call, 'verb' | 'name' | 'query'>, answer: R): R;
    /** @throws PathSegmentError when a name is missing, or can be no part of a path */
    url(namespace: string | undefined, ...names: readonly string[]): string;
    /** The namespace for a call about one object. @throws PathSegmentError when there is none, but must be */
    namespaceFor(verb: string, given?: string): string | undefined;
    /** What a call takes of the options. */
    callOf(options: CallOptions): Pick<Call, 'signal' | 'timeout' | 'negotiator' | 'resource'>;
}
/** Options as query parameters, without what is for the call alone. */
export declare function parametersOf<T extends object>(type: new (init: never) => T, options: object): readonly (readonly [string, string])[];
