import { isDNS1123SubdomainCaseless, isDNS1123Subdomain as isLongName } from '#apimachinery/api/validate/content/dns';
import { isCIdentifier } from '#apimachinery/api/validate/content/identifier';
import { isLabelKey } from '#apimachinery/api/validate/content/kube';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { tooLongCharacters } from '#apimachinery/util/validation/field/constructors';
import { longerThan } from '#engine/text/name_syntax';
import { checkLongName } from '#src/validation/checks/declared';
import { checkCSIDriverName } from '../core/pod_spec/volume_sources.js';
const MAX_POOL_NAME = 253;
const MAX_DRIVER_NAME = 63;
const MAX_ID = 32;
/** The longest name of an attribute or a capacity: `<domain>/<id>`. */
export const MAX_QUALIFIED_NAME = MAX_DRIVER_NAME + 1 + MAX_ID;
/** The name of a pool of devices: DNS subdomains between slashes. Mirrors `validatePoolName` of kube-apiserver. */
export function checkPoolName(faults, path, name) {
    if (name === '') {
        faults.required(path);
        return;
    }
    if (longerThan(name, MAX_POOL_NAME))
        faults.tooLong(path, MAX_POOL_NAME);
    for (const part of name.split('/'))
        faults.each(path, part, isDNS1123Subdomain(part));
}
/** `+k8s:format=k8s-resource-pool-name` */
export function checkDeclaredPoolName(declared, path, name) {
    if (name === '') {
        declared.required(path);
        return;
    }
    if (longerThan(name, MAX_POOL_NAME))
        declared.tooLong(path, MAX_POOL_NAME);
    for (const [index, part] of name.split('/').entries()) {
        if (part === '')
            declared.invalid(path, name, `segment ${index}: must not be empty`);
        else
            for (const text of isLongName(part))
                declared.invalid(path, part, `segment ${index}: ${text}`);
    }
}
/** `+k8s:format=k8s-long-name-caseless` and `+k8s:maxLength=63` */
export function checkDeclaredDriver(declared, path, name) {
    if (name === '') {
        declared.required(path);
        return;
    }
    declared.each(path, name, isDNS1123SubdomainCaseless(name));
    if ([...name].length > MAX_DRIVER_NAME)
        declared.add([tooLongCharacters(path, '', MAX_DRIVER_NAME)]);
}
/** The name of an attribute or a capacity. Mirrors `validateQualifiedName` of kube-apiserver. */
export function checkQualifiedID(faults, path, name) {
    const [domain = '', id, ...more] = name.split('/');
    // Differs from what one expects: names with more slashes are taken.
    if (more.length > 0)
        return;
    if (id === undefined) {
        checkID(faults, path, domain);
        return;
    }
    if (domain === '')
        faults.invalid(path, '', 'the domain must not be empty');
    else
        checkCSIDriverName(faults, path, domain);
    if (id === '')
        faults.invalid(path, '', 'the name must not be empty');
    else
        checkID(faults, path, id);
}
function checkID(faults, path, id) {
    if (longerThan(id, MAX_ID))
        faults.tooLong(path, MAX_ID);
    faults.each(path, id, isCIdentifier(id));
}
/** `+k8s:format=k8s-resource-fully-qualified-name` */
export function checkFullyQualifiedName(declared, path, name) {
    const [domain = '', id, ...more] = name.split('/');
    if (id === undefined) {
        checkID(declared, path, domain);
        const words = 'a fully qualified name must be a domain and a name separated by a slash';
        declared.invalid(path, name, words);
        return;
    }
    if (more.length > 0)
        return;
    if (domain === '')
        declared.invalid(path, '', 'prefix must not be empty');
    else {
        if (longerThan(domain, MAX_DRIVER_NAME))
            declared.tooLong(path, MAX_DRIVER_NAME);
        for (const text of isLongName(domain))
            declared.invalid(path, domain, `prefix: ${text}`);
    }
    if (id === '')
        declared.invalid(path, '', 'name must not be empty');
    else
        checkID(declared, path, id);
}
/** `+k8s:format=k8s-extended-resource-name` */
export function checkExtendedResourceName(declared, path, name) {
    if (!name.includes('/'))
        declared.invalid(path, name, "a name must be a domain-prefixed path, such as 'example.com/my-prop'");
    else if (name.includes('kubernetes.io/'))
        declared.invalid(path, name, 'must not have "kubernetes.io/" domain');
    if (name.startsWith('requests.'))
        declared.invalid(path, name, 'must not have "requests." prefix');
    declared.each(path, name, isLabelKey(`requests.${name}`));
}
/** A name that must be there: `+k8s:required` and `+k8s:format=k8s-long-name`. */
export function checkRequiredLongName(declared, path, name) {
    if (name === '')
        declared.required(path);
    else
        checkLongName(declared, path, name);
}
