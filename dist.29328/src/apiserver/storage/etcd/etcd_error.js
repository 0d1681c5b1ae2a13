/** Codes of gRPC. */
const DEADLINE_EXCEEDED = 4;
const UNAVAILABLE = 14;
/** etcd could not be reached, or refused what was asked. */
export class EtcdError extends Error {
    code = 'ERR_ETCD';
    /** The status code of gRPC: 14 where etcd could not be reached. */
    grpcCode;
    /** What etcd said, without anything before it. */
    details;
    /** Whether it could not be reached, has no leader, or did not answer in time: it may be asked again. */
    unavailable;
    constructor(grpcCode, details, options) {
        super(/^etcdserver: /.test(details) ? details : `etcd: ${details}`, options);
        this.name = 'EtcdError';
        this.grpcCode = grpcCode;
        this.details = details;
        this.unavailable = grpcCode === UNAVAILABLE || grpcCode === DEADLINE_EXCEEDED;
    }
}
