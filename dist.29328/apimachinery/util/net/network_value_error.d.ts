/** An invalid port range or warning header, or invalid values for one. The message is Go's. */
export declare class NetworkValueError extends Error {
    readonly code = "ERR_NETWORK_VALUE";
    constructor(message: string);
}
