// What is used of the package, so that compiling takes no package that only some need.
/// <reference types="node" />
declare module '@grpc/grpc-js' {
  interface ChannelCredentials {
    readonly __brand?: 'ChannelCredentials';
  }
  const credentials: {
    createInsecure(): ChannelCredentials;
    createSsl(
      rootCerts?: Uint8Array | null,
      privateKey?: Uint8Array | null,
      certChain?: Uint8Array | null,
    ): ChannelCredentials;
  };
  class Metadata {
    set(key: string, value: string): void;
  }
  /** What a call failed with. */
  interface ServiceError extends Error {
    readonly code: number;
    readonly details: string;
  }
  interface ClientUnaryCall {
    cancel(): void;
  }
  interface ClientDuplexStream<Request, Response> extends AsyncIterable<Response> {
    write(message: Request): boolean;
    cancel(): void;
    on(event: 'error', listener: (error: ServiceError) => void): this;
  }
  class Client {
    constructor(address: string, credentials: ChannelCredentials, options: Readonly<Record<string, number>>);
    makeUnaryRequest<Request, Response>(
      path: string,
      serialize: (request: Request) => Buffer,
      deserialize: (bytes: Uint8Array) => Response,
      request: Request,
      metadata: Metadata,
      options: { readonly deadline: number },
      done: (...result: [error: ServiceError] | [error: null, response: Response]) => void,
    ): ClientUnaryCall;
    makeBidiStreamRequest<Request, Response>(
      path: string,
      serialize: (request: Request) => Buffer,
      deserialize: (bytes: Uint8Array) => Response,
      metadata: Metadata,
    ): ClientDuplexStream<Request, Response>;
    waitForReady(deadline: number, done: (error?: Error) => void): void;
    close(): void;
  }
}
