/** etcd could not be reached, or refused what was asked. */
export class EtcdError extends Error {
  readonly code = 'ERR_ETCD';
  /** The status code of gRPC: 14 where etcd could not be reached. */
  readonly grpcCode: number;
  /** What etcd said, without anything before it. */
  readonly details: string;

  constructor(grpcCode: number, details: string, options?: ErrorOptions) {
    super(/^etcdserver: /.test(details) ? details : `etcd: ${details}`, options);
    this.name = 'EtcdError';
    this.grpcCode = grpcCode;
    this.details = details;
  }
}
