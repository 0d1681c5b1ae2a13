import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isIP } from '#src/validation/checks/ip_addresses';
const ONCE_SET = 'may not change once set';
/** What an update of a Service may not change: its addresses within the cluster. Mirrors `ValidateServiceUpdate`. */
export function checkServiceUpdate(faults, { spec }, { spec: old }) {
    if (spec === undefined || old === undefined)
        return;
    const path = newPath('spec');
    if (spec.type !== 'ExternalName' && old.type !== 'ExternalName') {
        const [headless, wasHeadless] = [isHeadless(spec), isHeadless(old)];
        if (!headless || !wasHeadless)
            checkClusterIPChanges(faults, path, spec, old);
        if (!headless && !wasHeadless)
            checkFamilies(faults, path, spec, old);
    }
    if (spec.type === 'LoadBalancer' && old.type === 'LoadBalancer' && spec.loadBalancerClass !== old.loadBalancerClass)
        faults.invalid(path.child('loadBalancerClass'), spec.loadBalancerClass ?? null, ONCE_SET);
    if (hasHealthCheck(spec) && hasHealthCheck(old) && spec.healthCheckNodePort !== old.healthCheckNodePort)
        faults.forbidden(path.child('healthCheckNodePort'), 'field is immutable');
}
const ipsOf = ({ clusterIP, clusterIPs = [] }) => clusterIP && clusterIPs.length === 0 ? [clusterIP] : clusterIPs;
const isHeadless = (spec) => ipsOf(spec).join() === 'None';
const hasHealthCheck = ({ type, externalTrafficPolicy }) => type === 'LoadBalancer' && externalTrafficPolicy === 'Local';
function checkClusterIPChanges(faults, path, spec, oldSpec) {
    const at = path.child('clusterIPs');
    const [ips, old] = [ipsOf(spec), ipsOf(oldSpec)];
    const value = ips.length === 0 ? null : ips;
    if (ips.length === old.length) {
        for (const [index, ip] of old.entries())
            if (ip !== ips[index])
                faults.invalid(at.index(index), value, ONCE_SET);
        return;
    }
    if (old.length > 0 && ips.length > 0 && ips[0] !== old[0])
        faults.invalid(at.index(0), value, ONCE_SET);
    if (ips.length > old.length)
        return;
    if (ips.length === 0)
        faults.invalid(at.index(0), value, 'primary clusterIP can not be unset');
    if (ips.length === 1)
        checkSingleStack(faults, path, spec, 'clusterIP');
}
function checkFamilies(faults, path, spec, { ipFamilies: old = [] }) {
    const at = path.child('ipFamilies').index(0);
    const { ipFamilies = [] } = spec;
    const ips = ipsOf(spec);
    const value = ipFamilies.length === 0 ? null : ipFamilies;
    if (ipFamilies.length === old.length) {
        for (const [index, family] of old.entries())
            if (family !== ipFamilies[index])
                faults.invalid(at, value, ONCE_SET);
        return;
    }
    if (ipFamilies.length < old.length && ips.length === 0)
        faults.invalid(at, value, 'primary ipFamily can not be unset');
    // As Go does, it tells the addresses.
    if (old.length > 0 && ipFamilies.length > 0 && ipFamilies[0] !== old[0])
        faults.invalid(at, ips.length === 0 ? null : ips, ONCE_SET);
    if (ipFamilies.length < old.length && ipFamilies.length === 1)
        checkSingleStack(faults, path, spec, 'ipFamily');
}
function checkSingleStack(faults, path, { ipFamilyPolicy }, what) {
    if (ipFamilyPolicy !== 'SingleStack')
        faults.invalid(path.child('ipFamilyPolicy'), ipFamilyPolicy ?? null, `must be set to 'SingleStack' when releasing the secondary ${what}`);
}
const IP_MODES = ['Proxy', 'VIP'];
/** Mirrors `ValidateServiceStatusUpdate` of kube-apiserver. */
export function checkServiceStatusUpdate(faults, { spec, status }, old) {
    const path = newPath('status', 'loadBalancer', 'ingress');
    const { ingress = [] } = status?.loadBalancer ?? {};
    if (spec?.type !== 'LoadBalancer' && ingress.length > 0) {
        faults.forbidden(path, "may only be used when `spec.type` is 'LoadBalancer'");
        return;
    }
    checkIngressAddresses(faults, path, ingress, old.status?.loadBalancer?.ingress ?? []);
    for (const [index, { ip = '', ipMode }] of ingress.entries()) {
        const at = path.index(index).child('ipMode');
        if (ipMode === undefined) {
            if (ip !== '')
                faults.required(at, 'must be specified when `ip` is set');
        }
        else if (ip === '')
            faults.forbidden(at, 'may not be specified when `ip` is not set');
        else
            faults.oneOf(at, ipMode, IP_MODES);
    }
}
/** Where a load balancer can be reached. */
export function checkIngressAddresses(faults, path, ingress, old) {
    const known = old.map(({ ip = '' }) => ip);
    for (const [index, { ip = '', hostname = '' }] of ingress.entries()) {
        const at = path.index(index);
        if (ip !== '')
            faults.add(isValidIPForLegacyField(at.child('ip'), ip, true, known));
        if (hostname === '')
            continue;
        faults.each(at.child('hostname'), hostname, isDNS1123Subdomain(hostname));
        if (isIP(hostname))
            faults.invalid(at.child('hostname'), hostname, 'must be a DNS name, not an IP address');
    }
}
