// Clients of scripted servers, without waiting.
import type { TestContext } from 'node:test';
import type { Clock } from 'kubetyped/apimachinery/util/wait';
import { Client, type ClientOptions } from 'kubetyped/client';
import { type Exchange, ScriptedServer } from 'kubetyped/client/testing';
import { NodeTransport } from 'kubetyped/client/transport/node';

/** A clock that is moved on by whoever waits, at once. */
export class JumpingClock implements Clock {
  readonly waits: number[] = [];
  #now = 0;

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, fire: () => void): () => void {
    // A limit for a whole call is nothing that anybody waits for.
    if (milliseconds >= 60_000) return () => undefined;
    this.waits.push(milliseconds);
    const id = setImmediate(() => {
      this.#now += milliseconds;
      fire();
    });
    return () => clearImmediate(id);
  }
}

export interface Scripted {
  readonly server: ScriptedServer;
  readonly client: Client;
  readonly clock: JumpingClock;
  readonly warnings: string[];
}

/** A server with a script, and a client of it. */
export async function scripted(
  t: TestContext,
  exchanges: readonly Exchange[],
  options: Partial<ClientOptions> = {},
): Promise<Scripted> {
  const server = await ScriptedServer.start(exchanges);
  const clock = new JumpingClock();
  const warnings: string[] = [];
  const client = new Client({
    transport: new NodeTransport({ server: server.url, env: {} }),
    clock,
    warningHandler: ({ text }) => warnings.push(text),
    ...options,
  });
  t.after(async () => {
    await client.close();
    await server.close();
  });
  return { server, client, clock, warnings };
}
