import { Service } from '#api/core/v1/zz_generated.types';
import type { IPAddress } from '#api/networking/v1/zz_generated.types';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import { hasHealthCheck } from '#src/kinds/core/service/strategy';
import type { Controller, Term } from '../../controllers/controller.ts';
import { asKind } from '../../storage/as_kind.ts';
import { everything } from '../../storage/selection_predicate.ts';
import { hasLabels, isManaged } from './ip_allocator.ts';
import { canonicalIP, familyOf } from './ip_range.ts';
import { addressesOf, portNumbersOf, type ServiceAllocators } from './service_allocation.ts';
import type { ServiceStores } from './service_stores.ts';

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
export class ServiceRepair implements Controller {
  readonly #allocators: ServiceAllocators;
  readonly #stores: ServiceStores;
  readonly #onError: (error: unknown) => void;
  /** How many looks more a port that nobody has stays allocated. */
  #leaks: ReadonlyMap<number, number> = new Map();

  constructor(allocators: ServiceAllocators, stores: ServiceStores, onError: (error: unknown) => void) {
    this.#allocators = allocators;
    this.#stores = stores;
    this.#onError = onError;
  }

  lead(term: Term): void {
    const timer = setInterval(() => {
      term
        .write(() => this.run())
        .catch((error: unknown) => {
          if (!term.signal.aborted) this.#onError(error);
        });
    }, INTERVAL);
    timer.unref();
    term.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  }

  /** Looks once. */
  async run(): Promise<void> {
    // An address is there before its Service: what is listed first may not have one yet, but has no other one.
    const addresses = await this.#allocators.addresses.all();
    const services = await this.#services();
    await this.#allocateAddresses(services, addresses);
    await this.#freeAddresses(services, addresses);
    await this.#repairPorts();
  }

  async #services(): Promise<Service[]> {
    const { items } = await this.#stores.services().list({ predicate: everything() }, this.#stores.context(''));
    return items.map((item) => asKind(Service, item));
  }

  async #allocateAddresses(services: readonly Service[], found: readonly IPAddress[]): Promise<void> {
    const { addresses } = this.#allocators;
    const byIP = new Map(found.map((address) => [address.metadata.name, address]));
    const byName = new Map(services.map((service) => [keyOf(service.metadata), service]));
    for (const { metadata, spec = {} } of services) {
      const owner = { namespace: metadata.namespace ?? '', name: metadata.name ?? '' };
      for (const ip of addressesOf(spec)) {
        const family = familyOf(ip);
        if (family === undefined || !(await addresses.isInRange(ip))) continue;
        const address = byIP.get(canonicalIP(ip));
        if (address !== undefined) {
          const user = byName.get(ownerOf(address) ?? '');
          const isOwn = user?.metadata === metadata;
          // Of two Services with one address, the first one keeps it.
          if (isOwn ? hasLabels(address, family) : user !== undefined && has(user, address)) continue;
        }
        await addresses.repair(ip, family, owner, address);
      }
    }
  }

  async #freeAddresses(services: readonly Service[], found: readonly IPAddress[]): Promise<void> {
    const byName = new Map(services.map((service) => [keyOf(service.metadata), service]));
    for (const address of found) {
      const owner = ownerOf(address);
      const service = byName.get(owner ?? '');
      if (!isManaged(address) || (service !== undefined && has(service, address))) continue;
      const { creationTimestamp } = address.metadata;
      const age = creationTimestamp ? Date.now() - timeToDate(creationTimestamp).getTime() : Infinity;
      if (owner === undefined || age > GRACE) await this.#allocators.addresses.free(address);
    }
  }

  async #repairPorts(): Promise<void> {
    const { ports } = this.#allocators;
    let leaks = new Map<number, number>();
    await ports.rebuild(async (taken) => {
      leaks = new Map();
      const used = new Set<number>();
      // Listed after what is taken was read, and with each try.
      for (const { spec = {} } of await this.#services()) {
        for (const port of portNumbersOf(spec)) used.add(port);
        if (hasHealthCheck(spec) && spec.healthCheckNodePort) used.add(spec.healthCheckNodePort);
      }
      for (const port of taken) {
        const looks = this.#leaks.get(port) ?? LOOKS - 1;
        if (used.has(port) || looks === 0) continue;
        used.add(port);
        leaks.set(port, looks - 1);
      }
      return new Set([...used].filter((port) => ports.range.contains(port)));
    });
    this.#leaks = leaks;
  }
}

const keyOf = ({ namespace = '', name = '' }: { readonly namespace?: string; readonly name?: string }): string =>
  `${namespace}/${name}`;

/** The Service that an address is for; undefined when it is for something else. */
function ownerOf({ spec }: IPAddress): string | undefined {
  const { group = '', resource, namespace = '', name = '' } = spec?.parentRef ?? {};
  return group === '' && resource === 'services' ? keyOf({ namespace, name }) : undefined;
}

const has = ({ spec = {} }: Service, { metadata }: IPAddress): boolean =>
  addressesOf(spec).some((ip) => canonicalIP(ip) === metadata.name);
