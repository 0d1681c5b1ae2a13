/** Thrown when an object can't be handed to the official client, or taken from it, without losing something. */
export declare class ClientNodeError extends Error {
    readonly name: string;
    readonly code: 'ERR_CLIENT_NODE';
    /** Where: `spec.containers[0].imagee`; empty for the object as a whole. */
    readonly paths: readonly string[];
    constructor(message: string, paths: readonly string[]);
}
