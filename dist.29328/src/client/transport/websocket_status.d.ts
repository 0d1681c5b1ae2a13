/** Whether a status (RFC 6455, section 7.4) is that of an end that was meant: normal closure, going away, none given. */
export declare function isNormalClosure(status: number): boolean;
