/** etcd could not be reached, or refused what was asked. */
export declare class EtcdError extends Error {
    readonly code = "ERR_ETCD";
    /** The status code of gRPC: 14 where etcd could not be reached. */
    readonly grpcCode: number;
    /** What etcd said, without anything before it. */
    readonly details: string;
    /** Whether it could not be reached, has no leader, or did not answer in time: it may be asked again. */
    readonly unavailable: boolean;
    constructor(grpcCode: number, details: string, options?: ErrorOptions);
}
