import { isValidCIDR } from '#apimachinery/util/validation/cidr';
import { newPath } from '#apimachinery/util/validation/field/path';
import { familyOfNetwork } from '#src/validation/checks/ip_addresses';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
export function checkServiceCIDR(faults, { metadata, spec }) {
    const path = newPath('spec', 'cidrs');
    const cidrs = spec?.cidrs ?? [];
    checkObjectMeta(faults, metadata, { namespaced: false });
    if (cidrs.length === 0)
        faults.required(path, 'at least one CIDR required');
    if (cidrs.length > 2)
        faults.invalid(path, spec, 'may only hold up to 2 values');
    for (const [index, cidr] of cidrs.entries())
        faults.add(isValidCIDR(path.index(index), cidr));
    const [first, second] = cidrs.map(familyOfNetwork);
    if (cidrs.length === 2 && first !== undefined && first === second) {
        faults.invalid(path, cidrs, 'may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64');
    }
}
/** A network of the other family may be added. Mirrors `ValidateServiceCIDRUpdate` of kube-apiserver. */
export function checkServiceCIDRUpdate(faults, { spec }, { spec: old }) {
    const path = newPath('spec', 'cidrs');
    const [cidrs, before] = [spec?.cidrs ?? [], old?.cidrs ?? []];
    const isSame = cidrs.length === before.length;
    if (isSame || (before.length === 1 && cidrs.length === 2)) {
        for (const [index, cidr] of before.entries())
            if (cidrs[index] !== cidr)
                faults.invalid(path.index(index), cidrs[index], 'field is immutable');
    }
    else
        faults.invalid(path, cidrs.length === 0 ? null : cidrs, 'field is immutable');
}
export const serviceCIDRUpdateValidation = {
    update: checkServiceCIDRUpdate,
    isOfCreation: ({ field }) => field === 'spec.cidrs',
};
export const serviceCIDRColumns = [
    nameColumn,
    { name: 'CIDRs', value: ({ spec }) => (spec?.cidrs ?? []).join() },
    ageColumn,
];
export const serviceCIDRStrategy = { status: { keepsMetadata: true } };
