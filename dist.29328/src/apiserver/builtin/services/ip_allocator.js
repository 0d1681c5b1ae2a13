import { IPAddress, ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { asKind } from '../../storage/as_kind.js';
import { everything } from '../../storage/selection_predicate.js';
import { AllocationError, newFullError } from './allocation_error.js';
import { canonicalIP, IPRange } from './ip_range.js';
/** The labels of the IPAddresses of Services. */
const FAMILY_LABEL = 'ipaddress.kubernetes.io/ip-family';
const MANAGED_BY_LABEL = 'ipaddress.kubernetes.io/managed-by';
const MANAGER = 'ipallocator.k8s.io';
/**
 * The addresses of Services: those of the networks that ServiceCIDRs name, and an IPAddress for each that is taken. Mirrors
 * `MetaAllocator` of kube-apiserver.
 */
export class IPAllocator {
    #stores;
    constructor(stores) {
        this.#stores = stores;
    }
    /**
     * Takes an address.
     * @throws {AllocationError} when it is in no network, or taken
     */
    async allocate(ip, family, owner) {
        const isKnown = (ranges) => ranges.some((range) => range.contains(ip));
        if (!isKnown(await this.#rangesOf(family, isKnown)))
            throw new AllocationError('the provided network does not match the current range');
        if (!(await this.#create(canonicalIP(ip), family, owner)))
            throw new AllocationError('provided IP is already allocated');
    }
    /** Whether an address would do, whether or not it is taken: as kube-apiserver says in a dry run. @throws {AllocationError} */
    async check(ip, family) {
        const ranges = await this.#rangesOf(family);
        if (ranges.length === 0)
            throw new AllocationError('allocator not ready');
        if (ranges.some((range) => range.contains(ip)))
            return;
        const { cidr } = ranges[0];
        throw new AllocationError(`the provided IP (${canonicalIP(ip)}) is not in the valid range. The range of valid IPs is ${cidr}`);
    }
    /** Takes any address. @throws {AllocationError} when all are taken */
    async allocateNext(family, owner) {
        /** Those that are taken already, once one of them was met. */
        let taken;
        for (const range of await this.#rangesOf(family))
            for (const ip of range.candidates()) {
                if (taken?.has(ip))
                    continue;
                if (await this.#create(ip, family, owner))
                    return ip;
                taken ??= new Set((await this.all()).map(({ metadata }) => metadata.name ?? ''));
            }
        throw newFullError();
    }
    /** What kube-apiserver answers in a dry run: the address of the network, which nobody gets. @throws {AllocationError} */
    async example(family) {
        const [range] = await this.#rangesOf(family);
        if (range === undefined)
            throw new AllocationError('allocator not ready');
        return range.network;
    }
    /** Gives an address back, whether or not it was taken. */
    async release(ip) {
        await this.#delete(canonicalIP(ip));
    }
    /** The addresses that are taken, by whomever. */
    async all() {
        const { ipAddresses, context } = this.#stores;
        const { items } = await ipAddresses().list({ predicate: everything() }, context(''));
        return items.map((item) => asKind(IPAddress, item));
    }
    /** Whether an address is in a network, ready or not. */
    async isInRange(ip) {
        return (await this.#cidrs('0')).some(({ spec }) => (spec?.cidrs ?? []).some((cidr) => IPRange.parse(cidr)?.contains(ip) === true));
    }
    /** Gives an address that a Service has to that Service, whatever was known of it. */
    async repair(ip, family, owner, found) {
        if (found !== undefined)
            await this.#delete(canonicalIP(ip), found.metadata.uid);
        await this.#create(canonicalIP(ip), family, owner);
    }
    /** Frees an address that nobody has, unless it is another one by now. */
    async free({ metadata: { name = '', uid } }) {
        await this.#delete(name, uid);
    }
    async #create(name, family, { namespace, name: service }) {
        const address = new IPAddress({
            metadata: { name, labels: { [FAMILY_LABEL]: family, [MANAGED_BY_LABEL]: MANAGER } },
            spec: { parentRef: { resource: 'services', namespace, name: service } },
        });
        const { ipAddresses, context } = this.#stores;
        try {
            await ipAddresses().create(address, context(''));
            return true;
        }
        catch (error) {
            if (isAlreadyExists(error))
                return false;
            throw error;
        }
    }
    async #delete(name, uid) {
        const { ipAddresses, context } = this.#stores;
        const options = new DeleteOptions(uid === undefined ? {} : { preconditions: { uid } });
        await ipAddresses()
            .delete(name, options, context(''))
            .catch((error) => {
            // It is another one by now.
            if (!isNotFound(error) && !isConflict(error))
                throw error;
        });
    }
    /** The networks of a family that addresses may be taken of. @param isEnough false: a cache may not know of one yet */
    async #rangesOf(family, isEnough = (ranges) => ranges.length > 0) {
        const usable = (cidrs) => cidrs
            .filter(isReady)
            .flatMap(({ spec }) => spec?.cidrs ?? [])
            .flatMap((cidr) => IPRange.parse(cidr) ?? [])
            .filter((range) => range.family === family);
        const cached = usable(await this.#cidrs('0'));
        return isEnough(cached) ? cached : usable(await this.#cidrs(''));
    }
    async #cidrs(resourceVersion) {
        const { serviceCIDRs, context } = this.#stores;
        const { items } = await serviceCIDRs().list({ predicate: everything(), resourceVersion }, context(''));
        return items.map((item) => asKind(ServiceCIDR, item));
    }
}
/** Whether an IPAddress is one that servers make for Services. */
export function isManaged({ metadata }) {
    return metadata.labels?.[MANAGED_BY_LABEL] === MANAGER;
}
/** Whether it has the labels of one. */
export function hasLabels(address, family) {
    return isManaged(address) && address.metadata.labels?.[FAMILY_LABEL] === family;
}
/** One of which nobody says anything is ready: kube-controller-manager may not be there. */
function isReady({ metadata, status }) {
    if (metadata.deletionTimestamp)
        return false;
    const ready = (status?.conditions ?? []).find(({ type }) => type === 'Ready');
    return ready === undefined || ready.status === 'True';
}
