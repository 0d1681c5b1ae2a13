import { Service } from '#api/core/v1/zz_generated.types';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import { hasHealthCheck } from '#src/kinds/core/service/strategy';
import { asKind } from '../../storage/as_kind.js';
import { everything } from '../../storage/selection_predicate.js';
import { hasLabels, isManaged } from './ip_allocator.js';
import { canonicalIP, familyOf } from './ip_range.js';
import { addressesOf, portNumbersOf } from './service_allocation.js';
/** Milliseconds between two looks. */
const INTERVAL = 3 * 60_000;
/** Milliseconds for which an address may wait for its Service: no request takes longer. */
const GRACE = 60_000;
/** How many looks in a row must find that nobody has a port. */
const LOOKS = 3;
/**
 * Sees to it that what Services have is allocated, and nothing else: after a crash between two writes, and of Services that were
 * written by servers without allocators. Mirrors the repair controllers of kube-apiserver.
 */
export class ServiceRepair {
    #allocators;
    #stores;
    #onError;
    /** How many looks more a port that nobody has stays allocated. */
    #leaks = new Map();
    constructor(allocators, stores, onError) {
        this.#allocators = allocators;
        this.#stores = stores;
        this.#onError = onError;
    }
    lead(term) {
        const timer = setInterval(() => {
            term
                .write(() => this.run())
                .catch((error) => {
                if (!term.signal.aborted)
                    this.#onError(error);
            });
        }, INTERVAL);
        timer.unref();
        term.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    }
    /** Looks once. */
    async run() {
        // An address is there before its Service: what is listed first may not have one yet, but has no other one.
        const addresses = await this.#allocators.addresses.all();
        const services = await this.#services();
        await this.#allocateAddresses(services, addresses);
        await this.#freeAddresses(services, addresses);
        await this.#repairPorts();
    }
    async #services() {
        const { items } = await this.#stores.services().list({ predicate: everything() }, this.#stores.context(''));
        return items.map((item) => asKind(Service, item));
    }
    async #allocateAddresses(services, found) {
        const { addresses } = this.#allocators;
        const byIP = new Map(found.map((address) => [address.metadata.name, address]));
        const byName = new Map(services.map((service) => [keyOf(service.metadata), service]));
        for (const { metadata, spec = {} } of services) {
            const owner = { namespace: metadata.namespace ?? '', name: metadata.name ?? '' };
            for (const ip of addressesOf(spec)) {
                const family = familyOf(ip);
                if (family === undefined || !(await addresses.isInRange(ip)))
                    continue;
                const address = byIP.get(canonicalIP(ip));
                if (address !== undefined) {
                    const user = byName.get(ownerOf(address) ?? '');
                    const isOwn = user?.metadata === metadata;
                    // Of two Services with one address, the first one keeps it.
                    if (isOwn ? hasLabels(address, family) : user !== undefined && has(user, address))
                        continue;
                }
                await addresses.repair(ip, family, owner, address);
            }
        }
    }
    async #freeAddresses(services, found) {
        const byName = new Map(services.map((service) => [keyOf(service.metadata), service]));
        for (const address of found) {
            const owner = ownerOf(address);
            const service = byName.get(owner ?? '');
            if (!isManaged(address) || (service !== undefined && has(service, address)))
                continue;
            const { creationTimestamp } = address.metadata;
            const age = creationTimestamp ? Date.now() - timeToDate(creationTimestamp).getTime() : Infinity;
            if (owner === undefined || age > GRACE)
                await this.#allocators.addresses.free(address);
        }
    }
    async #repairPorts() {
        const { ports } = this.#allocators;
        let leaks = new Map();
        await ports.rebuild(async (taken) => {
            leaks = new Map();
            const used = new Set();
            // Listed after what is taken was read, and with each try.
            for (const { spec = {} } of await this.#services()) {
                for (const port of portNumbersOf(spec))
                    used.add(port);
                if (hasHealthCheck(spec) && spec.healthCheckNodePort)
                    used.add(spec.healthCheckNodePort);
            }
            for (const port of taken) {
                const looks = this.#leaks.get(port) ?? LOOKS - 1;
                if (used.has(port) || looks === 0)
                    continue;
                used.add(port);
                leaks.set(port, looks - 1);
            }
            return new Set([...used].filter((port) => ports.range.contains(port)));
        });
        this.#leaks = leaks;
    }
}
const keyOf = ({ namespace = '', name = '' }) => `${namespace}/${name}`;
/** The Service that an address is for; undefined when it is for something else. */
function ownerOf({ spec }) {
    const { group = '', resource, namespace = '', name = '' } = spec?.parentRef ?? {};
    return group === '' && resource === 'services' ? keyOf({ namespace, name }) : undefined;
}
const has = ({ spec = {} }, { metadata }) => addressesOf(spec).some((ip) => canonicalIP(ip) === metadata.name);
