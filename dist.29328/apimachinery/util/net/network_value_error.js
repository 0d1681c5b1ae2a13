/** An invalid port range or warning header, or invalid values for one. The message is Go's. */
export class NetworkValueError extends Error {
    code = 'ERR_NETWORK_VALUE';
    constructor(message) {
        super(message);
        this.name = 'NetworkValueError';
    }
}
