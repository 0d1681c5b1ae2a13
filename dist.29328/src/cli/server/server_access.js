/// <reference types="node" />
import { randomBytes } from 'node:crypto';
import { TokenReview } from '#api/authentication/v1/zz_generated.types';
import { forbidden } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import { anonymous, firstOf, tokens } from '../../apiserver/authentication/authenticator.js';
import { clientCertificates } from '../../apiserver/authentication/client_certificates.js';
import { requestHeaders } from '../../apiserver/authentication/request_headers.js';
import { readTokenFile } from '../../apiserver/authentication/token_file.js';
import { tokenWebhook } from '../../apiserver/authentication/token_webhook.js';
import { SystemPrivilegedGroup } from '../../apiserver/request/user.js';
import { FollowedFiles } from './followed_files.js';
import { KeptFiles } from './kept_files.js';
import { OptionFile } from './option_file.js';
import { ReviewClient } from './review_client.js';
import { authorizersOfFlags, configuredAuthorizers } from './server_authorizers.js';
import { openCertificates } from './server_certificates.js';
import { serviceAccountsOf } from './server_service_accounts.js';
const KEPT_TOKEN = 'admin.token';
const TOKEN = /^[\w-]{43}$/;
/**
 * Reads all files that say who is known to a server, and who may do what. Those that kube-apiserver follows are read again
 * when they change: certificates, authorities and configurations.
 * @param tell takes what may be wrong, as a line
 * @throws UsageError what is wrong with which file
 */
export async function openAccess(given, tell) {
    const files = new FollowedFiles(tell);
    const clients = [];
    const open = (option, path, options) => {
        const client = new ReviewClient(new OptionFile(option, path), options);
        clients.push(client);
        return client;
    };
    const close = async () => {
        files.close();
        await Promise.all(clients.map((client) => client.close()));
    };
    try {
        return { ...(await opened(given, files, open, tell)), close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
async function opened(given, files, open, tell) {
    const { isClosed, port, host, authorizationConfigFile } = given;
    const kept = given.keptIn === undefined ? undefined : new KeptFiles(given.keptIn);
    const { tls, ...authorities } = openCertificates(given, files, kept, tell);
    const serviceAccounts = serviceAccountsOf(given.serviceAccounts, kept, tell);
    const issuers = await issuersOf(given, files, serviceAccounts, tell);
    const unknown = anonymousOf(given, issuers?.current.anonymous);
    const token = isClosed ? administratorToken(kept) : undefined;
    const authentication = token === undefined ? undefined : authenticationOf(token, { authorities, issuers, unknown, serviceAccounts });
    const isAnonymous = unknown.enabled === true;
    return {
        authentication,
        authorization: authorizationConfigFile === undefined
            ? authorizersOfFlags(given, open)
            : configuredAuthorizers(authorizationConfigFile, isAnonymous, files, open),
        serviceAccounts,
        listen: { port, host, ...(tls && { tls }), ...(token !== undefined && { token }) },
    };
    /** In kube-apiserver's order. */
    function authenticationOf(administrator, known) {
        const { tokenFile, tokenWebhook: webhook, requestHeaders: headers } = given;
        const { clients, proxies } = known.authorities;
        const all = [];
        if (headers)
            all.push(followed(proxies, (ca) => requestHeaders(headersOf(headers, ca))));
        if (given.clientCAFile !== undefined)
            all.push(followed(clients, (ca) => clientCertificates(ca.join('\n'))));
        all.push(tokens({ [administrator]: { name: 'system:admin', groups: [SystemPrivilegedGroup] } }));
        if (tokenFile !== undefined)
            all.push(tokens(tokensOf(new OptionFile('token-auth-file', tokenFile), tell)));
        all.push(known.serviceAccounts.authenticate);
        const { issuers } = known;
        if (issuers)
            all.push((request) => issuers.current.authenticate(request));
        if (webhook) {
            const client = open('authentication-token-webhook-config-file', webhook.configFile);
            all.push(tokenWebhook({
                review: (review) => client.review(TokenReview, review),
                audiences: known.serviceAccounts.audiences,
                ...(webhook.cacheTTL !== undefined && { cacheTTL: webhook.cacheTTL }),
                onError: (error) => tell(`the webhook for tokens: ${asError(error).message}`),
            }));
        }
        const { enabled, conditions = [] } = known.unknown;
        if (enabled === true)
            all.push(anonymous(conditions.map(({ path = '' }) => path)));
        return firstOf(...all);
    }
}
/** The administrator's, which a kubeconfig has. Who deletes the file has another one after the next start. */
function administratorToken(kept) {
    const before = kept?.read(KEPT_TOKEN)?.trim();
    if (before !== undefined && TOKEN.test(before))
        return before;
    const token = randomBytes(32).toString('base64url');
    kept?.write(KEPT_TOKEN, `${token}\n`);
    return token;
}
/** An authenticator of what files are, made anew when they change. */
function followed(source, make) {
    let last = { of: source.current, authenticate: make(source.current) };
    return (request) => {
        if (last.of !== source.current)
            last = { of: source.current, authenticate: make(source.current) };
        return last.authenticate(request);
    };
}
async function issuersOf({ oidc, authenticationConfigFile }, files, serviceAccounts, tell) {
    if (oidc === undefined && authenticationConfigFile === undefined)
        return undefined;
    const { configuredIssuers, issuerOfFlags } = await import('./server_issuers.js');
    const options = { disallowed: serviceAccounts.issuers, tell };
    if (authenticationConfigFile !== undefined)
        return configuredIssuers(authenticationConfigFile, files, options);
    return oidc && { current: { authenticate: issuerOfFlags(oidc, options), anonymous: undefined } };
}
/** Who is let in without credentials: as the configuration says, or else the flag. */
function anonymousOf(given, configured) {
    if (configured === undefined)
        return { enabled: given.anonymous };
    const file = new OptionFile('authentication-config', given.authenticationConfigFile ?? '');
    if (given.isAnonymousGiven)
        throw file.fault(forbidden(newPath('anonymous'), '--anonymous-auth flag cannot be set when anonymous field is configured in authentication configuration file').message);
    if (configured.enabled === true && given.modes.includes('AlwaysAllow'))
        throw file.fault('anonymous with AlwaysAllow would let everybody do everything: add --authorization-mode RBAC');
    return configured;
}
function headersOf(given, ca) {
    const { allowedNames, usernameHeaders, uidHeaders, groupHeaders, extraHeaderPrefixes } = given;
    return {
        ca: ca.join('\n'),
        allowedNames,
        ...(usernameHeaders.length > 0 && { usernameHeaders }),
        ...(uidHeaders.length > 0 && { uidHeaders }),
        ...(groupHeaders.length > 0 && { groupHeaders }),
        ...(extraHeaderPrefixes.length > 0 && { extraHeaderPrefixes }),
    };
}
function tokensOf(file, tell) {
    const text = file.text();
    try {
        const { tokens: read, warnings } = readTokenFile(text);
        for (const warning of warnings)
            tell(file.fault(warning).message);
        return read;
    }
    catch (error) {
        throw file.fault(asError(error).message);
    }
}
