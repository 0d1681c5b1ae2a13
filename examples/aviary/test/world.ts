import { isNotFound } from 'kubetyped/apimachinery/api/errors';
import { Client, FetchTransport } from 'kubetyped/client';
import { Manager } from 'kubetyped/controller';
import { newLocalServer } from '../local/server.ts';
import { newControllers } from '../src/server.ts';

/** The API server and its controllers, for a test. */
export interface World extends AsyncDisposable {
  readonly url: string;
  readonly client: Client;
}

export async function startWorld(): Promise<World> {
  const server = newLocalServer();
  const { url } = await server.listen();
  const client = new Client({ transport: new FetchTransport({ server: url }) });
  const stop = new AbortController();
  const logger = { info: () => {}, error: console.error };
  const running = new Manager({ client, controllers: newControllers(), logger }).run({ signal: stop.signal });
  return {
    url,
    client,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await running;
      await server.close();
    },
  };
}

/** Asks until the answer is a true one; undefined for what is not there. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const answer = await ask().catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never happened: ${what}`);
}
