/** Fields that an API server sets, whatever is sent: ignore them when comparing with a desired state. */
export declare const ServerFields: readonly string[];
