/// <reference types="node" />
import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import { fromReadResponse } from '#apimachinery/api/errors/from_response';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { loadFromFile } from '../../client/tools/clientcmd/loading_rules.ts';
import { resolveConfig } from '../../client/tools/clientcmd/client_config.ts';
import { transportFor } from '../../client/transport/node/transport_for.ts';
import { readBody, type Transport } from '../../client/transport/transport.ts';
import { decode } from '../../decode.ts';
import type { GivenFile } from './given_file.ts';

const TIMEOUT = 30_000;

/** Sends reviews to a webhook, whose URL and credentials a kubeconfig says, as kube-apiserver does. */
export class ReviewClient {
  readonly #transport: Transport;
  readonly #path: string;

  /** @throws UsageError when the kubeconfig can't be used */
  constructor(kubeconfig: GivenFile) {
    try {
      const { config } = resolveConfig(loadFromFile(kubeconfig.path));
      const { origin, pathname } = new URL(config.host);
      this.#transport = transportFor({ ...config, host: origin });
      this.#path = pathname;
    } catch (error) {
      throw kubeconfig.fault(asError(error).message);
    }
  }

  /** @throws when there is no answer, or it is of another kind */
  async review<T extends object>(kind: KindClass<T>, review: T): Promise<T> {
    const { status, headers, body } = await this.#transport.request({
      method: 'POST',
      path: this.#path,
      query: `timeout=${TIMEOUT / 1000}s`,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, */*' },
      body: toUTF8(JSON.stringify({ apiVersion: `${kind.group}/${kind.version}`, kind: kind.kind, ...review })),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const bytes = await readBody({ body });
    const failure = fromReadResponse({ status, headers, body: bytes }, { method: 'POST' });
    if (failure !== undefined) throw failure;
    return decode(kind, bytes);
  }

  close(): Promise<void> {
    return this.#transport.close();
  }
}
