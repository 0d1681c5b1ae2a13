import type { Clock } from '#apimachinery/util/wait/clock';

/** How a server is known, and how the client shows who it is. Certificates and keys are PEM. */
export interface TLSOptions {
  /** The certificates of the authorities to trust, instead of those of the system. */
  readonly ca?: string | Uint8Array;
  /** The client's certificate, with those that lead from it to its authority. */
  readonly cert?: string | Uint8Array;
  readonly key?: string | Uint8Array;
  /** The name to expect in the server's certificate, instead of that of the URL. */
  readonly serverName?: string;
  /** Trusts any server. For tests. */
  readonly insecure?: boolean;
}

/** How a {@link NodeTransport} gets to its server. All durations in milliseconds. */
export interface NodeTransportOptions {
  /** Where the server is: `https://10.0.0.1:6443`. A path is put before that of each request. */
  readonly server: string;
  /** A function is asked for every new connection, so that certificates may change. */
  readonly tls?: TLSOptions | (() => TLSOptions | Promise<TLSOptions>);
  /**
   * The proxy, such as `http://proxy:3128` or `socks5://proxy:1080`; empty for none. Without it, HTTPS_PROXY, HTTP_PROXY and NO_PROXY of `env`
   * decide, as in Go.
   */
  readonly proxy?: string;
  /** The environment: `process.env` unless given. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Asks for responses as they are, instead of gzip. */
  readonly disableCompression?: boolean;
  /** Speaks HTTP/1.1 even if the server knows HTTP/2. */
  readonly disableHTTP2?: boolean;
  /** How long connecting may take, TLS included. Default 30,000. */
  readonly connectTimeout?: number;
  /** After how long without a sign of the server an HTTP/2 connection or a WebSocket is tested by a PING. Default 30,000. */
  readonly pingInterval?: number;
  /** How long the answer to a PING may take before the connection is given up. Default 15,000. */
  readonly pingTimeout?: number;
  /** How long a connection without requests is kept. Default 90,000. */
  readonly idleTimeout?: number;
  /** Times the waits before a request is sent again that an HTTP/2 server has not looked at. Default {@link realClock}. */
  readonly clock?: Clock;
}
