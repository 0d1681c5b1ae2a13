/** Thrown when an object can't be handed to the official client, or taken from it, without losing something. */
export class ClientNodeError extends Error {
    name = 'ClientNodeError';
    code = 'ERR_CLIENT_NODE';
    /** Where: `spec.containers[0].imagee`; empty for the object as a whole. */
    paths;
    constructor(message, paths) {
        super(message);
        this.paths = paths;
    }
}
