import type { Config } from '../../rest/config.ts';
import type { Transport } from '../transport.ts';
import type { NodeTransportOptions } from './options.ts';
/** What {@link transportFor} takes besides. */
export interface TransportForOptions extends Pick<NodeTransportOptions, 'env' | 'disableHTTP2' | 'connectTimeout' | 'pingInterval' | 'pingTimeout'> {
    /** Milliseconds of a clock that never jumps. */
    readonly now?: () => number;
}
/** A config says things that can't be true together. */
export declare class ConfigError extends TypeError {
    readonly code = "ERR_CONFIG";
    constructor(message: string);
}
/**
 * A transport to the server of a config, with its credentials: tokens and certificates in files are read again when they
 * change, plugins are run when their credentials expire or are refused. Mirrors Go's `rest.TransportFor`.
 * @throws ConfigError TypeError ProxyError ExecPluginError OIDCError
 */
export declare function transportFor(config: Config, options?: TransportForOptions): Transport;
