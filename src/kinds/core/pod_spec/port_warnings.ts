import type { ContainerPort, PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import { quote } from '#engine/schema/fault';
import { allContainers } from './containers.ts';

interface KnownPort {
  readonly path: Path;
  readonly hostIP: string;
  readonly hostPort: number;
}

/** What is odd about the ports of all containers together. @param path of the spec */
export function* portWarnings(path: Path, spec: PodSpec): Generator<string> {
  const ports: [path: Path, port: ContainerPort][] = [...allContainers(path, spec)].flatMap(([at, { ports = [] }]) =>
    ports.map((port, index): [Path, ContainerPort] => [at.child('ports').index(index), port]),
  );
  const known = new Map<string, PortUses>();
  for (const [at, { name = '', containerPort = 0, hostIP = '', hostPort = 0, protocol = 'TCP' }] of ports) {
    if (hostIP !== '' && hostPort === 0)
      yield `${at}: hostIP set without hostPort: {Name:${name} HostPort:0 ContainerPort:${containerPort} Protocol:${protocol} HostIP:${hostIP}}`;
    const key = `${containerPort}/${protocol}`;
    let uses = known.get(key);
    if (uses === undefined) known.set(key, (uses = new PortUses()));
    const port = { path: at, hostIP, hostPort };
    for (const other of uses.conflictsOf(port))
      yield `${at}: ${conflict(port, other)} port definition with ${other.path}`;
    uses.add(port);
  }
  const names = new Map<string, Path>();
  for (const [at, { name = '' }] of ports) {
    const other = names.get(name);
    if (other !== undefined)
      yield `${at}: duplicate port name ${quote(name)} with ${other}, services and probes that select ports by name will use ${other}`;
    else if (name !== '') names.set(name, at);
  }
}

function conflict(port: KnownPort, other: KnownPort): string {
  if (port.hostIP === other.hostIP && port.hostPort === other.hostPort) return 'duplicate';
  return port.hostPort === 0 || other.hostPort === 0 ? 'overlapping' : 'dangerously ambiguous';
}

/** The uses of one port of the containers. Found by the port and address of the host, as there may be very many. */
class PortUses {
  readonly #all: KnownPort[] = [];
  readonly #byHostPort = new Map<number, Map<string, number[]>>();

  add(port: KnownPort): void {
    let byAddress = this.#byHostPort.get(port.hostPort);
    if (byAddress === undefined) this.#byHostPort.set(port.hostPort, (byAddress = new Map()));
    const uses = byAddress.get(port.hostIP);
    if (uses === undefined) byAddress.set(port.hostIP, [this.#all.length]);
    else uses.push(this.#all.length);
    this.#all.push(port);
  }

  /** Without a port of the host, it is like all others; without an address, like all with the same port of the host. */
  *conflictsOf({ hostIP, hostPort }: KnownPort): Generator<KnownPort> {
    if (hostPort === 0) return yield* this.#all;
    const same = this.#byHostPort.get(hostPort) ?? new Map<string, number[]>();
    const alike = hostIP === '' ? [...same.values()].flat() : [...(same.get(hostIP) ?? []), ...(same.get('') ?? [])];
    const without = [...(this.#byHostPort.get(0)?.values() ?? [])].flat();
    for (const index of [...alike, ...without].sort((a, b) => a - b)) {
      const found = this.#all[index];
      if (found !== undefined) yield found;
    }
  }
}
