import type { ServicePort, ServiceSpec } from '#api/core/v1/zz_generated.structs';
import { Service } from '#api/core/v1/zz_generated.types';
import { newInternalError, newInvalid } from '#apimachinery/api/errors/constructors';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import { copy } from '#engine/verbs/copy';
import { checkClusterIPFields } from '#src/kinds/core/service/cluster_ips';
import {
  allocatesNodePorts,
  hasClusterIP,
  hasHealthCheck,
  keepAllocated,
  mayHaveNodePorts,
  syncClusterIPs,
} from '#src/kinds/core/service/strategy';
import { Faults } from '#src/validation/checks/faults';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { BeginOptions, Finish, Strategy } from '../../registry/rest/strategy.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { asKind } from '../../storage/as_kind.ts';
import { AllocationError } from './allocation_error.ts';
import type { AddressOwner, IPAllocator } from './ip_allocator.ts';
import { familyOf, type IPFamily } from './ip_range.ts';
import type { PortAllocator } from './port_allocator.ts';
import type { ServiceStores } from './service_stores.ts';

/** What Services get of what is shared. */
export interface ServiceAllocators {
  readonly addresses: IPAllocator;
  readonly ports: PortAllocator;
  /** The families of the addresses, the one that a Service has by default first. */
  readonly families: readonly [IPFamily, ...IPFamily[]];
}

type Hooks = Pick<Strategy, 'afterDelete' | 'beginCreate' | 'beginUpdate' | 'decorate'>;

/**
 * What the storage of Services does besides: they get the addresses and ports that they need, and give them back. Mirrors
 * the storage of kube-apiserver.
 */
export function serviceAllocation(
  allocators: ServiceAllocators,
  stores: ServiceStores,
  onError: (error: unknown) => void,
): Hooks {
  const begin = async (
    object: APIObject,
    old: Service | undefined,
    context: RequestContext,
    { dryRun }: BeginOptions,
  ): Promise<Finish> => {
    const service = asKind(Service, object);
    // It may be that of the stored object.
    const spec = (service.spec = copy(service.spec ?? {}));
    const owner = { namespace: context.namespace, name: service.metadata.name ?? '' };
    const allocation = new Allocation(allocators, owner, dryRun);
    const finish: Finish = (isStored) => allocation.finish(isStored).catch(onError);
    try {
      if (old?.spec !== undefined) keepAllocated(spec, old.spec);
      syncClusterIPs(spec, old?.spec);
      setFamilies(service, spec, old?.spec, allocators.families);
      await allocation.takeAddresses(spec, old?.spec);
      await allocation.takePorts(spec, old?.spec);
      return finish;
    } catch (error) {
      await finish(false);
      throw error;
    }
  };
  return {
    decorate: (object) => complete(asKind(Service, object), allocators.families[0]),
    beginCreate: (object, context, options) => begin(object, undefined, context, options),
    beginUpdate: (object, old, context, options) => begin(object, asKind(Service, old), context, options),
    async afterDelete(object) {
      const { metadata, spec = {} } = asKind(Service, object);
      const { namespace = '', name = '' } = metadata;
      // Or a new Service of this name might have them for a while.
      await stores
        .endpoints()
        .delete(name, new DeleteOptions({}), stores.context(namespace))
        .catch((error: unknown) => {
          if (!isNotFound(error)) onError(error);
        });
      const allocation = new Allocation(allocators, { namespace, name }, false);
      allocation.giveAll(spec);
      await allocation.finish(true).catch(onError);
    },
  };
}

/** What is missing in Services that were written by servers before this one. Mirrors `defaultOnRead`. */
function complete({ spec }: Service, family: IPFamily): void {
  if (spec === undefined) return;
  syncClusterIPs(spec, undefined);
  // Differs from Go: where it is stored nevertheless, it does not come back with another type.
  if (spec.type === 'ExternalName') delete spec.internalTrafficPolicy;
  if (!hasClusterIP(spec) || (spec.ipFamilies ?? []).length > 0) return;
  const isHeadless = spec.clusterIP === 'None';
  if (isHeadless && !hasSelector(spec)) {
    spec.ipFamilyPolicy = 'RequireDualStack';
    spec.ipFamilies = [family, otherFamily(family)];
    return;
  }
  const families = isHeadless ? [family] : (spec.clusterIPs ?? []).map((ip) => familyOf(ip) ?? family);
  if (families.length === 0) return;
  spec.ipFamilies = families;
  spec.ipFamilyPolicy = families.length === 1 ? 'SingleStack' : 'RequireDualStack';
}

/**
 * Says how many addresses a Service has, and of which families. Mirrors `initIPFamilyFields`.
 * @throws {StatusError} 422 when that can't be
 */
function setFamilies(
  service: Service,
  spec: ServiceSpec,
  old: ServiceSpec | undefined,
  [first, second]: ServiceAllocators['families'],
): void {
  if (!hasClusterIP(spec) || staysDualStackIfPossible(spec, old)) return;
  const path = newPath('spec');
  const faults = new Faults();
  const refuse = (found: ErrorList = faults.list): void => {
    if (found.length > 0) throw newInvalid({ group: '', kind: 'Service' }, service.metadata.name ?? '', found);
  };
  const isHeadless = spec.clusterIP === 'None' && !hasSelector(spec);
  spec.ipFamilyPolicy ??= old?.ipFamilyPolicy ?? (isHeadless ? 'RequireDualStack' : 'SingleStack');
  const policy = spec.ipFamilyPolicy;
  refuse(Faults.of((each) => checkClusterIPFields(each, path, spec, spec.clusterIPs ?? [])));
  if (old !== undefined) keepOrReduce(faults, spec, old);
  const invalidPolicy = (detail: string): void => faults.invalid(path.child('ipFamilyPolicy'), policy, detail);
  const families = (spec.ipFamilies ??= []);
  const ips = spec.clusterIPs ?? [];
  if (policy === 'SingleStack')
    for (const [count, what] of [
      [ips.length, 'cluster IPs'],
      [families.length, 'IP families'],
    ] as const)
      if (count === 2)
        invalidPolicy(`must be 'RequireDualStack' or 'PreferDualStack' when multiple ${what} are specified`);
  for (const [index, ip] of ips.entries()) {
    const family = familyOf(ip);
    if (family === undefined) break;
    if (index < families.length) continue;
    if (family === first || family === second) families.push(family);
    else faults.invalid(path.child('clusterIPs').index(index), ips, `${family} is not configured on this cluster`);
  }
  refuse();
  if (!isHeadless) {
    if (policy === 'RequireDualStack' && second === undefined)
      invalidPolicy('this cluster is not configured for dual-stack services');
    for (const [index, family] of families.entries())
      if (family !== first && family !== second)
        faults.invalid(path.child('ipFamilies').index(index), family, 'not configured on this cluster');
    refuse();
  }
  if (families.length === 0) families.push(first);
  // Nobody knows of which families the endpoints of a headless Service without a selector are.
  if (policy !== 'SingleStack' && families.length === 1 && (isHeadless || second !== undefined))
    families.push(otherFamily(families[0] === 'IPv6' ? 'IPv6' : 'IPv4'));
}

/** Without the second address and family where one is enough; otherwise they must not go. */
function keepOrReduce(faults: Faults, spec: ServiceSpec, old: ServiceSpec): void {
  if (spec.ipFamilyPolicy === 'SingleStack') {
    if (spec.clusterIPs && isSame(spec.clusterIPs, old.clusterIPs)) spec.clusterIPs = spec.clusterIPs.slice(0, 1);
    if (spec.ipFamilies && isSame(spec.ipFamilies, old.ipFamilies)) spec.ipFamilies = spec.ipFamilies.slice(0, 1);
    return;
  }
  for (const [values = [], before = [], what] of [
    [spec.clusterIPs, old.clusterIPs, 'cluster IP'],
    [spec.ipFamilies, old.ipFamilies, 'IP family'],
  ] as const)
    if (values.length > 0 && values.length < before.length) {
      const detail = `must be 'SingleStack' to release the secondary ${what}`;
      faults.invalid(newPath('spec', 'ipFamilyPolicy'), spec.ipFamilyPolicy, detail);
    }
}

/**
 * Whether nothing changes for a Service that has what the cluster has: it gets no second address when the cluster gets a
 * second family, and keeps its own.
 */
function staysDualStackIfPossible(spec: ServiceSpec, old: ServiceSpec | undefined): boolean {
  return (
    old !== undefined &&
    old.type === spec.type &&
    hasClusterIP(spec) &&
    spec.ipFamilyPolicy === 'PreferDualStack' &&
    (old.ipFamilyPolicy ?? 'PreferDualStack') === 'PreferDualStack' &&
    isSame(spec.clusterIPs, old.clusterIPs) &&
    isSame(spec.ipFamilies, old.ipFamilies)
  );
}

/** What a write of a Service takes and gives back. */
class Allocation {
  readonly #allocators: ServiceAllocators;
  readonly #owner: AddressOwner;
  readonly #dryRun: boolean;
  readonly #taken: { readonly ips: string[]; readonly ports: number[] } = { ips: [], ports: [] };
  readonly #given: { readonly ips: string[]; readonly ports: number[] } = { ips: [], ports: [] };

  constructor(allocators: ServiceAllocators, owner: AddressOwner, dryRun: boolean) {
    this.#allocators = allocators;
    this.#owner = owner;
    this.#dryRun = dryRun;
  }

  /** It is better to lose a port than to have it twice: what is given back is so in the end alone. */
  async finish(isStored: boolean): Promise<void> {
    if (this.#dryRun) return;
    const { ips, ports } = isStored ? this.#given : this.#taken;
    for (const ip of ips) await this.#allocators.addresses.release(ip);
    await this.#allocators.ports.release(ports);
  }

  /** Gives back all that a Service has. */
  giveAll(spec: ServiceSpec): void {
    append(this.#given.ips, addressesOf(spec));
    append(this.#given.ports, portNumbersOf(spec));
    if (hasHealthCheck(spec) && spec.healthCheckNodePort) this.#given.ports.push(spec.healthCheckNodePort);
  }

  /** Mirrors `allocClusterIPs` and `updateClusterIPs`. */
  async takeAddresses(spec: ServiceSpec, old: ServiceSpec | undefined): Promise<void> {
    if (old === undefined || !hasClusterIP(old)) return this.#takeClusterIPs(spec, 0);
    if (staysDualStackIfPossible(spec, old) || old.clusterIPs?.[0] === 'None') return;
    if (!hasClusterIP(spec)) {
      append(this.#given.ips, addressesOf(old));
      return;
    }
    const [before, after] = [old.ipFamilies?.length, spec.ipFamilies?.length];
    if (before === 1 && after === 2) await this.#takeClusterIPs(spec, 1);
    else if (before === 2 && after === 1) append(this.#given.ips, addressesOf(old).slice(1));
  }

  /** @param from the first of those that the Service does not have yet */
  async #takeClusterIPs(spec: ServiceSpec, from: number): Promise<void> {
    if (!hasClusterIP(spec) || (from === 0 && spec.clusterIPs?.[0] === 'None')) return;
    const families = spec.ipFamilies ?? [];
    const ips = families.map((_, index) => spec.clusterIPs?.[index] ?? '');
    for (const [index, family] of families.entries()) {
      if (index < from) continue;
      const asked = ips[index]!;
      try {
        ips[index] = await this.#takeAddress(asked, family === 'IPv6' ? 'IPv6' : 'IPv4');
      } catch (error) {
        if (!(error instanceof AllocationError)) throw error;
        const { name } = this.#owner;
        if (error.isFull) {
          const text = `failed to allocate a serviceIP for Service ${JSON.stringify(name)}: ${error.message}`;
          throw newInternalError(new Error(text, { cause: error }));
        }
        const faults = new Faults();
        const what = asked === '' ? 'IP' : `IP ${asked}`;
        faults.invalid(newPath('spec', 'clusterIPs'), ips, `failed to allocate ${what}: ${error.message}`);
        throw newInvalid({ group: '', kind: 'Service' }, name, faults.list);
      }
    }
    spec.clusterIPs = ips;
    const [first] = ips;
    if (from === 0 && first !== undefined) spec.clusterIP = first;
  }

  async #takeAddress(asked: string, family: IPFamily): Promise<string> {
    const { addresses } = this.#allocators;
    if (this.#dryRun) {
      if (asked === '') return addresses.example(family);
      await addresses.check(asked, family);
      return asked;
    }
    const ip = asked || (await addresses.allocateNext(family, this.#owner));
    if (asked !== '') await addresses.allocate(asked, family, this.#owner);
    this.#taken.ips.push(ip);
    return ip;
  }

  async takePorts(spec: ServiceSpec, old: ServiceSpec | undefined): Promise<void> {
    const before = old === undefined ? [] : portNumbersOf(old);
    if (mayHaveNodePorts(spec)) {
      if (old === undefined) await this.#takeNewPorts(spec);
      else await this.#takeMissingPorts(spec, before);
    }
    const kept = new Set(mayHaveNodePorts(spec) ? portNumbersOf(spec) : []);
    if (mayHaveNodePorts(spec) || (old !== undefined && mayHaveNodePorts(old)))
      append(
        this.#given.ports,
        before.filter((port) => !kept.has(port)),
      );
    const hadHealthCheck = old !== undefined && hasHealthCheck(old);
    if (hasHealthCheck(spec)) {
      if (!hadHealthCheck) await this.#takeHealthCheckPort(spec);
    } else if (hadHealthCheck && old.healthCheckNodePort) this.#given.ports.push(old.healthCheckNodePort);
  }

  /** Ports of one number, as those of TCP and UDP, share a node port unless others were asked for. Mirrors `initNodePorts`. */
  async #takeNewPorts(spec: ServiceSpec): Promise<void> {
    const ports = spec.ports ?? [];
    const byNumber = new Map<number | undefined, number>();
    for (const [index, port] of ports.entries()) {
      if (!port.nodePort && !allocatesNodePorts(spec)) continue;
      const shared = byNumber.get(port.port);
      if (shared === undefined) {
        const asked = ports.find((each) => each.port === port.port && each.nodePort)?.nodePort;
        port.nodePort = asked ? await this.#takeAskedPort(asked, index) : await this.#takeAnyPort();
        byNumber.set(port.port, port.nodePort);
      } else if (!port.nodePort) port.nodePort = shared;
      else if (port.nodePort !== shared) await this.#takeAskedPort(port.nodePort, index);
    }
  }

  /** Mirrors `updateNodePorts`. */
  async #takeMissingPorts(spec: ServiceSpec, before: readonly number[]): Promise<void> {
    const taken = new Set(before);
    const seen = new Set<string>();
    for (const [index, port] of (spec.ports ?? []).entries()) {
      if (!port.nodePort && !allocatesNodePorts(spec)) continue;
      if (!port.nodePort) port.nodePort = await this.#takeAnyPort();
      else if (!taken.has(port.nodePort)) taken.add(await this.#takeAskedPort(port.nodePort, index));
      const key = `{${port.protocol ?? ''} ${port.nodePort}}`;
      if (seen.has(key)) throw new Error(`duplicate nodePort: ${key}`);
      seen.add(key);
    }
  }

  async #takeHealthCheckPort(spec: ServiceSpec): Promise<void> {
    const asked = spec.healthCheckNodePort ?? 0;
    const what = asked === 0 ? 'a HealthCheck NodePort' : 'requested HealthCheck NodePort';
    try {
      spec.healthCheckNodePort = asked === 0 ? await this.#takePort() : await this.#takePort(asked);
    } catch (error) {
      if (!(error instanceof AllocationError)) throw error;
      throw newInternalError(new Error(`failed to allocate ${what} ${asked}: ${error.message}`, { cause: error }));
    }
  }

  async #takeAskedPort(port: number, index: number): Promise<number> {
    try {
      return await this.#takePort(port);
    } catch (error) {
      if (!(error instanceof AllocationError)) throw error;
      const faults = new Faults();
      faults.invalid(newPath('spec', 'ports').index(index).child('nodePort'), port, error.message);
      throw newInvalid({ group: '', kind: 'Service' }, this.#owner.name, faults.list);
    }
  }

  async #takeAnyPort(): Promise<number> {
    try {
      return await this.#takePort();
    } catch (error) {
      if (!(error instanceof AllocationError)) throw error;
      throw newInternalError(new Error(`failed to allocate a nodePort: ${asError(error).message}`, { cause: error }));
    }
  }

  /** @throws {AllocationError} */
  async #takePort(asked?: number): Promise<number> {
    const { ports } = this.#allocators;
    const { ports: taken } = this.#taken;
    let port = asked;
    if (this.#dryRun) {
      // As kube-apiserver does, a port past the range.
      port ??= (taken.length === 0 ? PAST_ALL_PORTS : Math.max(...taken)) + 1;
      if (asked !== undefined && (taken.includes(asked) || (await ports.has(asked))))
        throw new AllocationError('provided port is already allocated');
    } else if (port === undefined) port = await ports.allocateNext();
    else await ports.allocate(port);
    taken.push(port);
    return port;
  }
}

/** Where kube-apiserver begins to count the ports of a dry run. */
const PAST_ALL_PORTS = 32_768;

const otherFamily = (family: IPFamily): IPFamily => (family === 'IPv4' ? 'IPv6' : 'IPv4');

const hasSelector = ({ selector }: ServiceSpec): boolean => Object.keys(selector ?? {}).length > 0;

const isSame = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** The addresses of a Service, of those that are allocated. */
export const addressesOf = (spec: ServiceSpec): string[] =>
  hasClusterIP(spec) ? (spec.clusterIPs ?? []).filter((ip) => familyOf(ip) !== undefined) : [];

export const portNumbersOf = ({ ports = [] }: { readonly ports?: readonly ServicePort[] }): number[] =>
  ports.flatMap(({ nodePort }) => nodePort || []);
