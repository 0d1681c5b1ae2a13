import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { invalid, required } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import { append } from '#engine/go/append';
import { quote } from '#engine/schema/fault';
import { decodeBase64 } from '#engine/text/base64';
import { copy } from '#engine/verbs/copy';
import { ageColumn, nameColumn } from '../../kinds/aspects/cells.js';
import { availabilityOf, LOCAL, withAvailability } from './availability.js';
const serviceColumn = {
    name: 'Service',
    description: 'The reference to the service that hosts this API endpoint.',
    value: ({ spec }) => (spec?.service === undefined ? 'Local' : `${spec.service.namespace}/${spec.service.name}`),
};
const availableColumn = {
    name: 'Available',
    description: 'Whether this service is available.',
    value: (service) => {
        const found = availabilityOf(service);
        if (found === undefined)
            return 'Unknown';
        return found.status === 'True' ? 'True' : `${found.status} (${found.reason})`;
    },
};
/** Of APIServices. */
export const apiServiceColumns = [nameColumn, serviceColumn, availableColumn, ageColumn];
/** The port of a Service unless given. */
const DEFAULT_PORT = 443;
/** The strategy of APIServices. Mirrors `registry/apiservice` and `validation` of kube-aggregator. */
export const apiServiceStrategy = {
    allowUnconditionalUpdate: false,
    ownsStatusAndGeneration: true,
    default({ spec }) {
        if (spec?.service !== undefined)
            spec.service.port ??= DEFAULT_PORT;
    },
    prepareForCreate(service) {
        service.status = {};
        if (service.spec?.service === undefined)
            service.status = withAvailability(service, LOCAL).status ?? {};
    },
    prepareForUpdate(service, old) {
        if (old.status === undefined)
            delete service.status;
        else
            service.status = copy(old.status);
    },
    validate: validateAPIService,
    validateUpdate: validateAPIService,
};
/** The Service that serves a version; undefined: this server does. */
export function servicePortOf({ spec }) {
    if (spec?.service === undefined)
        return undefined;
    const { namespace = '', name = '', port = DEFAULT_PORT } = spec.service;
    return { namespace, name, port };
}
const NOTHING = { groupPriorityMinimum: 0, versionPriority: 0 };
function validateAPIService({ metadata, spec }) {
    const { group = '', version = '', service, caBundle = '', insecureSkipTLSVerify = false } = spec ?? NOTHING;
    const path = newPath('spec');
    const wanted = `${version}.${group}`;
    const nameErrors = (name) => {
        const minimal = isPathSegmentName(name);
        if (minimal.length > 0)
            return minimal;
        return name === wanted ? [] : [`must be \`spec.version+"."+spec.group\`: ${quote(wanted)}`];
    };
    const errors = validateObjectMeta(metadata, false, nameErrors, newPath('metadata'));
    if (group === '' && version !== 'v1')
        errors.push(required(path.child('group'), 'only v1 may have an empty group and it better be legacy kube'));
    if (group !== '')
        append(errors, isDNS1123Subdomain(group).map((text) => invalid(path.child('group'), group, text)));
    append(errors, isDNS1035Label(version).map((text) => invalid(path.child('version'), version, text)));
    for (const [field, most] of PRIORITIES) {
        const value = spec?.[field] ?? 0;
        if (value <= 0 || value > most)
            errors.push(invalid(path.child(field), value, `must be positive and less than ${most}`));
    }
    if (service === undefined) {
        const bytes = `${decodeBase64(caBundle).length} bytes`;
        if (caBundle !== '')
            errors.push(invalid(path.child('caBundle'), bytes, 'local APIServices may not have a caBundle'));
        if (insecureSkipTLSVerify) {
            const text = 'local APIServices may not have insecureSkipTLSVerify';
            errors.push(invalid(path.child('insecureSkipTLSVerify'), true, text));
        }
        return errors;
    }
    const { namespace, name, port = DEFAULT_PORT } = service;
    if (!namespace)
        errors.push(required(path.child('service', 'namespace'), ''));
    if (!name)
        errors.push(required(path.child('service', 'name'), ''));
    const portErrors = isValidPortNum(port);
    if (portErrors.length > 0)
        errors.push(invalid(path.child('service', 'port'), port, `port is not valid: ${portErrors.join(', ')}`));
    if (insecureSkipTLSVerify && caBundle !== '')
        errors.push(invalid(path.child('insecureSkipTLSVerify'), true, 'may not be true if caBundle is present'));
    return errors;
}
const PRIORITIES = [
    ['groupPriorityMinimum', 20_000],
    ['versionPriority', 1000],
];
