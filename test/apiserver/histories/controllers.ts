// Controllers at several servers, of which one at a time may act.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'kubetyped/client';
import { LeaderElector, LeaseLock } from 'kubetyped/client/tools/leaderelection';
import { FetchTransport } from 'kubetyped/client/transport';
import type { Act } from './history.ts';

/** Milliseconds between two acts of the leader. */
const PERIOD = 5;

/** One controller at each server, and who acted. */
export class Controllers {
  readonly acts: Act[] = [];
  readonly #abort = new AbortController();
  readonly #running: readonly Promise<void>[];

  constructor(urls: readonly string[]) {
    this.#running = urls.map((url, index) => this.#run(`controller ${index}`, url));
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await Promise.all(this.#running);
  }

  /** Tries to lead again whenever it has lost leadership. */
  async #run(controller: string, url: string): Promise<void> {
    const { signal } = this.#abort;
    const client = new Client({ transport: new FetchTransport({ server: url }) });
    for (let term = 1; !signal.aborted; term++) {
      const elector = new LeaderElector({
        lock: new LeaseLock({ client, namespace: 'default', name: 'controllers', identity: controller }),
        ...{ leaseDuration: 2000, renewDeadline: 1200, retryPeriod: 300 },
        onStartedLeading: async (leading) => {
          while (!leading.aborted) {
            if (elector.fence.isOpen()) this.acts.push({ controller, term });
            await sleep(PERIOD);
          }
        },
        onError: () => {},
      });
      await elector.run({ signal });
    }
  }
}
