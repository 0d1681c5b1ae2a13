/// <reference types="node" />

import * as v1 from '#api/authorization/v1/zz_generated.types';
import * as v1beta1 from '#api/authorization/v1beta1/zz_generated.types';
import { fromReadResponse } from '#apimachinery/api/errors/from_response';
import { formatDuration } from '#apimachinery/apis/meta/v1/duration';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import { resolveConfig } from '../../client/tools/clientcmd/client_config.ts';
import { loadFromFile } from '../../client/tools/clientcmd/loading_rules.ts';
import { transportFor } from '../../client/transport/node/transport_for.ts';
import { readBody, type Transport } from '../../client/transport/transport.ts';
import { decode } from '../../decode.ts';
import type { OptionFile } from './option_file.ts';

const TIMEOUT = 30_000;

/** How a webhook is asked. */
export interface ReviewClientOptions {
  /** Milliseconds that it has to answer; 30 seconds unless given. */
  readonly timeout?: number;
}

/** Sends reviews to a webhook, whose URL and credentials a kubeconfig says, as kube-apiserver does. */
export class ReviewClient {
  readonly #transport: Transport;
  readonly #path: string;
  readonly #timeout: number;

  /** @throws UsageError when the kubeconfig can't be used */
  constructor(kubeconfig: OptionFile, { timeout = TIMEOUT }: ReviewClientOptions = {}) {
    this.#timeout = timeout;
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
      query: `timeout=${formatDuration(this.#timeout * 1e6)}`,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, */*' },
      body: toUTF8(JSON.stringify({ apiVersion: `${kind.group}/${kind.version}`, kind: kind.kind, ...review })),
      signal: AbortSignal.timeout(this.#timeout),
    });
    const bytes = await readBody({ body });
    const failure = fromReadResponse({ status, headers, body: bytes }, { method: 'POST' });
    if (failure !== undefined) throw failure;
    return decode(kind, bytes);
  }

  /**
   * Asks who may do what.
   * @param version of the review that is sent: `v1`, or `v1beta1`, whose groups have another name
   */
  async reviewAccess(review: v1.SubjectAccessReview, version = 'v1'): Promise<v1.SubjectAccessReview> {
    if (version === 'v1') return this.review(v1.SubjectAccessReview, review);
    const { groups, ...spec } = review.spec;
    const older = new v1beta1.SubjectAccessReview({ spec: { ...spec, ...(groups && { group: groups }) } });
    const { status } = await this.review(v1beta1.SubjectAccessReview, older);
    return new v1.SubjectAccessReview({ spec: review.spec, ...(status && { status }) });
  }

  close(): Promise<void> {
    return this.#transport.close();
  }
}
