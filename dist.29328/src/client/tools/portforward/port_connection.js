/** The server could not reach a port, or lost it: nothing listens there, for example. */
export class PortForwardError extends Error {
    code = 'ERR_PORT_FORWARD';
    constructor(message) {
        super(message);
        this.name = 'PortForwardError';
    }
}
