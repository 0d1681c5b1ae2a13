/// <reference types="node" />
import { hasHeader, withRequests } from '../layers.js';
import { NodeTransport } from './node_transport.js';
import { ConfigError } from './transport_for.js';
/**
 * A transport with the server and credentials of a KubeConfig of @kubernetes/client-node, for programs that have one. It is
 * asked for credentials before each request and each connection, so that its authenticators (exec, OIDC, cloud providers)
 * go on working. A later change of its context is not followed.
 *
 * ```ts
 * const client = new Client({ transport: transportForKubeConfig(kubeConfig) });
 * ```
 * @throws ConfigError without a current cluster
 */
export function transportForKubeConfig(kubeConfig, options = {}) {
    const cluster = kubeConfig.getCurrentCluster();
    if (cluster === null)
        throw new ConfigError('the KubeConfig has no current cluster');
    const apply = async () => {
        const applied = {};
        await kubeConfig.applyToHTTPSOptions(applied);
        return applied;
    };
    const transport = new NodeTransport({
        ...options,
        server: cluster.server,
        tls: async () => tlsOf(await apply()),
        ...(cluster.proxyUrl ? { proxy: cluster.proxyUrl } : {}),
    });
    return withRequests(transport, async (request) => {
        const headers = Object.entries(headersOf(await apply())).filter(([name]) => !hasHeader(request, name));
        return { ...request, headers: { ...Object.fromEntries(headers), ...request.headers } };
    });
}
function headersOf({ headers = {}, auth }) {
    const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    if (auth === undefined)
        return Object.fromEntries(given);
    return { Authorization: `Basic ${Buffer.from(auth).toString('base64')}`, ...Object.fromEntries(given) };
}
function tlsOf({ ca, cert, key, pfx, servername, rejectUnauthorized }) {
    if (pfx !== undefined)
        throw new ConfigError('the KubeConfig has its certificate as PFX: PEM is needed');
    const pem = (name, value) => {
        if (value === undefined || value === null)
            return {};
        if (typeof value !== 'string' && !(value instanceof Uint8Array))
            throw new ConfigError(`the KubeConfig gives ${name} neither as text nor as bytes`);
        return { [name]: value };
    };
    return {
        ...pem('ca', ca),
        ...pem('cert', cert),
        ...pem('key', key),
        ...(servername === undefined ? {} : { serverName: servername }),
        ...(rejectUnauthorized === false ? { insecure: true } : {}),
    };
}
