import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isIPv6 } from '#src/validation/checks/ip_addresses';
const FAMILIES = ['IPv4', 'IPv6'];
/** The addresses of a Service within the cluster, and of which families they are. */
export function checkClusterIPs(faults, path, spec, clusterIPs) {
    if (spec.type === 'ExternalName')
        return;
    const before = faults.list.length;
    checkClusterIPFields(faults, path, spec, clusterIPs);
    if (faults.list.length === before)
        checkStacks(faults, path.child('ipFamilyPolicy'), spec.ipFamilyPolicy, clusterIPs, spec.ipFamilies ?? []);
}
/** The same, but for how many families there may be. Mirrors `ValidateServiceClusterIPsRelatedFields`. */
export function checkClusterIPFields(faults, path, spec, clusterIPs) {
    if (spec.type === 'ExternalName')
        return;
    const at = path.child('clusterIPs');
    const { clusterIP = '', ipFamilies = [], ipFamilyPolicy: policy } = spec;
    if (clusterIP !== '' && clusterIPs[0] !== clusterIP)
        faults.invalid(at, clusterIPs, 'first value must match `clusterIP`');
    if (clusterIP === '' && clusterIPs.length > 0)
        faults.invalid(at, clusterIPs, 'must be empty when `clusterIP` is not specified');
    for (const [index, family] of ipFamilies.entries()) {
        faults.oneOf(path.child('ipFamilies').index(index), family, FAMILIES);
        if (ipFamilies.indexOf(family) < index)
            faults.duplicate(path.child('ipFamilies').index(index), family);
    }
    faults.oneOf(path.child('ipFamilyPolicy'), policy, ['PreferDualStack', 'RequireDualStack', 'SingleStack']);
    let wrong = false;
    for (const [index, ip] of clusterIPs.entries()) {
        if (index === 0 && ip === 'None') {
            if (clusterIPs.length === 1)
                continue;
            wrong = true;
            faults.invalid(at, clusterIPs, "'None' must be the first and only value");
            continue;
        }
        const errors = isValidIPForLegacyField(at.index(index), ip, true);
        wrong ||= errors.length > 0;
        faults.add(errors);
    }
    if (clusterIPs.length > 2)
        faults.invalid(at, clusterIPs, 'may only hold up to 2 values');
    if (wrong)
        return;
    if (clusterIPs.length > 1 && clusterIPs.filter(isIPv6).length !== 1) {
        faults.invalid(at, clusterIPs, 'may specify no more than one IP for each IP family');
    }
    checkFamilies(faults, at, clusterIPs, ipFamilies);
}
function checkFamilies(faults, path, clusterIPs, families) {
    if (clusterIPs[0] === 'None')
        return;
    for (const [index, ip] of clusterIPs.entries()) {
        const family = families[index];
        if (family !== undefined && FAMILIES.includes(family) && isIPv6(ip) !== (family === 'IPv6')) {
            faults.invalid(path.index(index), ip, `expected an ${family} value as indicated by \`ipFamilies[${index}]\``);
        }
    }
}
/** By default, there is one family. */
function checkStacks(faults, path, policy, clusterIPs, families) {
    if ((policy ?? 'SingleStack') !== 'SingleStack')
        return;
    const detail = (what) => `must be 'RequireDualStack' or 'PreferDualStack' when multiple ${what} are specified`;
    if (clusterIPs.length === 2)
        faults.invalid(path, 'SingleStack', detail('cluster IPs'));
    // A headless Service without a selector may have both.
    if (families.length === 2 && (policy !== undefined || clusterIPs[0] !== 'None')) {
        faults.invalid(path, 'SingleStack', detail('IP families'));
    }
}
