import type { Fence } from '../../client/tools/leaderelection/fence.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
/** While the controllers of a server may write: until it ends, or another replica may do their work. */
export declare class Term {
    #private;
    /** Ends the term. */
    readonly signal: AbortSignal;
    /** @param fence closes before another replica may write; none where there is no other one */
    constructor(signal: AbortSignal, fence?: Fence);
    /**
     * Does a write of a controller.
     * @throws whatever the write throws
     * @throws {NotLeadingError} or the signal's reason, without having begun, when the term is over
     */
    write<T>(work: () => Promise<T>): Promise<T>;
    /** Resolves when the term is over, and nothing of it is still being written. */
    over(): Promise<void>;
}
/** The server in which a controller works. */
export interface ControllerHost {
    /** The objects of a resource; undefined: it is not served. */
    store(group: string, version: string, resource: string): RESTStorage | undefined;
    /** Called with errors, for a log. */
    onError(error: unknown): void;
}
/** Works on what is stored, beside the requests. */
export interface Controller {
    /** Works until the term is over. Called again when there is another one. */
    lead(term: Term): void;
}
