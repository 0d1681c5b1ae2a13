// Three servers before three members of etcd, each pair with a network of its own, and what goes wrong with them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fromSources } from '../../cli/run_cli.ts';
import type { Random } from '../../differential/random_scalars.ts';
import { EtcdProcess } from '../storage/etcd_process.ts';
import { Network } from '../storage/network.ts';

const program = fileURLToPath(new URL('./history_server.ts', import.meta.url));
const SERVERS = 3;
const MEMBERS = 3;

/** A server in a process of its own, and its connections to the members. */
class ServerProcess {
  readonly networks: readonly Network[];
  readonly #endpoints: readonly string[];
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(networks: readonly Network[], endpoints: readonly string[]) {
    this.networks = networks;
    this.#endpoints = endpoints;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it; again at the same port. */
  async start(): Promise<void> {
    const args = [...fromSources, program, String(this.#port), ...this.#endpoints];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    // It may be killed before it reads.
    child.stdin.on('error', () => {});
    this.#child = child;
    for await (const line of createInterface(child.stdout)) {
      const url = /^listening (\S+)/.exec(line)?.[1];
      if (url === undefined) continue;
      this.#port = Number(new URL(url).port);
      return;
    }
    throw new Error('the server ended');
  }

  /** Its clock is so many milliseconds ahead; again what it was with 0. */
  setClock(ahead: number): void {
    this.#child?.stdin?.write(`${ahead}\n`);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
}

/** What goes wrong, and how it is right again. */
interface Fault {
  readonly what: string;
  begin(): Promise<void> | void;
  heal?(): Promise<void> | void;
}

export class Cluster {
  readonly #members: readonly EtcdProcess[];
  /** What leads to each member from the others. */
  readonly #peers: readonly Network[];
  readonly #servers: readonly ServerProcess[];

  private constructor(members: readonly EtcdProcess[], peers: readonly Network[], servers: readonly ServerProcess[]) {
    this.#members = members;
    this.#peers = peers;
    this.#servers = servers;
  }

  static async start(): Promise<Cluster> {
    const peers: Network[] = [];
    const members = await EtcdProcess.cluster(MEMBERS, {
      reachedBy: (peer) => {
        const network = new Network();
        peers.push(network);
        return network.through(peer);
      },
    });
    const servers = await Promise.all(
      Array.from({ length: SERVERS }, async () => {
        const networks = members.map(() => new Network());
        const endpoints = await Promise.all(
          members.map(({ endpoint }, index) => networks[index]?.through(endpoint) ?? endpoint),
        );
        return new ServerProcess(networks, endpoints);
      }),
    );
    const cluster = new Cluster(members, peers, servers);
    await Promise.all(servers.map((server) => server.start()));
    return cluster;
  }

  get urls(): readonly string[] {
    return this.#servers.map(({ url }) => url);
  }

  /** Lets as many things go wrong, one after another. @returns what they were */
  async fail(count: number, random: Random): Promise<string[]> {
    const done: string[] = [];
    while (done.length < count) {
      const fault = this.#fault(random);
      await sleep(random.int(600));
      await fault.begin();
      if (fault.heal !== undefined) {
        await sleep(100 + random.int(2000));
        await fault.heal();
      }
      done.push(fault.what);
    }
    return done;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()));
    for (const network of [...this.#peers, ...this.#servers.flatMap(({ networks }) => networks)]) network.close();
    await Promise.all(this.#members.map((member) => member.remove()));
  }

  #fault(random: Random): Fault {
    const server = random.pick(this.#servers);
    const member = random.pick(this.#members);
    const network = random.pick(server.networks);
    const peers = random.pick(this.#peers);
    const way = random.pick(['refuses', 'is silent'] as const);
    const faults: readonly Fault[] = [
      { what: 'a server is killed', begin: () => server.kill(), heal: () => server.start() },
      { what: 'a server stops', begin: () => server.signal('SIGSTOP'), heal: () => server.signal('SIGCONT') },
      { what: 'a member is killed', begin: () => member.kill(), heal: () => member.restart() },
      { what: 'a member stops', begin: () => member.stop(), heal: () => member.cont() },
      { what: `a connection ${way}`, begin: () => network.cut(way), heal: () => network.heal() },
      {
        what: `all connections of a server: ${way}`,
        begin: () => server.networks.forEach((each) => void each.cut(way)),
        heal: () => server.networks.forEach((each) => void each.heal()),
      },
      {
        what: 'the clock of a server jumps',
        begin: () => server.setClock((random.int(48) - 24) * 3_600_000),
        heal: () => server.setClock(0),
      },
      { what: `peers of a member: ${way}`, begin: () => peers.cut(way), heal: () => peers.heal() },
      { what: 'history is compacted', begin: () => compact(member) },
      { what: 'another member leads', begin: () => this.#moveLeader(random) },
    ];
    return random.pick(faults);
  }

  /** Asked of the one that leads; the others refuse. */
  async #moveLeader(random: Random): Promise<void> {
    // JSON.parse would round them.
    const id = async (member: EtcdProcess): Promise<{ readonly own: string; readonly leader: string }> => {
      const text = await member.ctl('endpoint', 'status', '-w', 'json');
      const hex = (field: string): string => BigInt(new RegExp(`"${field}":(\\d+)`).exec(text)?.[1] ?? 0).toString(16);
      return { own: hex('member_id'), leader: hex('leader') };
    };
    await unlessRefused(/not leader|leader changed/, async () => {
      const ids = await Promise.all(this.#members.map(id));
      const leader = this.#members.find((_, index) => ids[index]?.own === ids[index]?.leader);
      const next = random.pick(ids.filter(({ own, leader }) => own !== leader));
      await leader?.ctl('move-leader', next.own);
    });
  }
}

function compact(member: EtcdProcess): Promise<void> {
  // It is already where nothing was written since the last time.
  return unlessRefused(/has been compacted/, async () => {
    const { header } = JSON.parse(await member.ctl('get', '/', '-w', 'json'));
    await member.ctl('compact', String(header.revision));
  });
}

/** Asks, and takes a refusal that says what is expected of a cluster where much goes on. */
async function unlessRefused(refusal: RegExp, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    // The member may still have found no leader since it was cut off.
    if (!refusal.test(String(error)) && !/deadline exceeded|timed out/.test(String(error))) throw error;
  }
}
