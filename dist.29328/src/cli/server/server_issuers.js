import { forbidden } from '#apimachinery/util/validation/field/constructors';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import { firstOf } from '../../apiserver/authentication/authenticator.js';
import { oidc } from '../../apiserver/authentication/oidc/oidc.js';
import { SIGNING_ALGORITHMS } from '../../apiserver/authentication/oidc/signature.js';
import { loadAuthenticationConfiguration } from '../../apiserver/configuration/load.js';
import { validateAuthenticationConfiguration } from '../../apiserver/configuration/validate_authentication.js';
import { OptionFile } from './option_file.js';
/**
 * The issuers of `--authentication-config`, followed while the server runs. Who is anonymous stays as it was at the start.
 * @throws UsageError what is wrong with the file
 */
export function configuredIssuers(path, files, options) {
    const file = new OptionFile('authentication-config', path);
    let first;
    return files.follow([path], () => {
        const configuration = loaded(file);
        const errors = validateAuthenticationConfiguration(configuration, options.disallowed);
        const anonymous = JSON.stringify(configuration.anonymous) ?? '';
        if (first !== undefined && anonymous !== first)
            errors.push(forbidden(newPath('anonymous'), 'changed from initial configuration file'));
        const wrong = ErrorList.toAggregate(errors);
        if (wrong !== undefined)
            throw file.fault(`invalid authentication configuration: ${wrong.message}`);
        first ??= anonymous;
        const all = (configuration.jwt ?? []).map((issuer) => oidc({
            ...issuer,
            signingAlgorithms: SIGNING_ALGORITHMS,
            disallowedIssuers: options.disallowed,
            onError: (error) => options.tell(asError(error).message),
        }));
        return { authenticate: firstOf(...all), anonymous: configuration.anonymous };
    });
}
function loaded(file) {
    const text = file.text();
    try {
        return loadAuthenticationConfiguration(text);
    }
    catch (error) {
        throw file.fault(asError(error).message);
    }
}
/** The issuer of `--oidc-*`. @throws UsageError what is wrong with it */
export function issuerOfFlags(given, { disallowed, tell }) {
    const { url, clientID, caFile, username, groups, required, signingAlgorithms } = given;
    const authorities = caFile === undefined ? [] : new OptionFile('oidc-ca-file', caFile).certificates();
    const certificateAuthority = authorities.join('\n');
    try {
        return oidc({
            issuer: { url, audiences: [clientID], ...(certificateAuthority !== '' && { certificateAuthority }) },
            claimMappings: { username, ...(groups && { groups }) },
            claimValidationRules: required,
            signingAlgorithms,
            disallowedIssuers: disallowed,
            onError: (error) => tell(asError(error).message),
        });
    }
    catch (error) {
        throw new OptionFile('oidc-issuer-url', url).fault(asError(error).message);
    }
}
