// Questions about webhooks, and what we make of them: beside scripts/go/admission.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { admissionChain, mutatingWebhooks, validatingWebhooks } from 'kubetyped/admission';
import type {
  MutatingWebhookConfiguration,
  ValidatingWebhookConfiguration,
} from 'kubetyped/api/admissionregistration/v1';
import type { Namespace } from 'kubetyped/api/core/v1';
import { WebhookClient } from 'kubetyped/webhooks/node';
import { Certificates } from '../apiserver/certificates.ts';
import { type Answer, attributesOf, interfaces, type Question, refusalOf } from './policy_answer.ts';

/** What a webhook says; `$uid` in its body is the uid of the request. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly type?: string;
  readonly location?: string;
  readonly body: string;
  readonly hangs?: boolean;
}

/** Configurations, whose URLs begin with `https://webhooks`, and what is answered under their paths. */
export interface WebhookQuestion extends Question {
  readonly webhooks: {
    readonly validating: readonly ValidatingWebhookConfiguration[];
    readonly mutating: readonly MutatingWebhookConfiguration[];
    readonly answers: Readonly<Record<string, ScriptedAnswer>>;
  };
}

interface Call {
  readonly url: string;
  readonly body: unknown;
}

/** What becomes of a request, and what the webhooks were asked. */
export interface WebhookAnswer extends Answer {
  readonly calls?: readonly Call[];
}

const PLACEHOLDER = 'https://webhooks';

/** A server of webhooks and a client of it, for as long as the test. */
export class Webhooks {
  readonly #client: WebhookClient;
  readonly #url: string;
  readonly #caBundle: string;
  #answers: WebhookQuestion['webhooks']['answers'] = {};
  #calls: Call[] = [];

  private constructor(client: WebhookClient, url: string, caBundle: string) {
    this.#client = client;
    this.#url = url;
    this.#caBundle = caBundle;
  }

  static async listen(t: TestContext): Promise<Webhooks> {
    const certificates = new Certificates(t);
    const ca = certificates.authority('ca');
    const client = new WebhookClient();
    const server = createServer(certificates.issue('hooks', 'ca', '/CN=hooks'), async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = JSON.parse(Buffer.concat(chunks).toString());
      const { uid } = body.request;
      body.request.uid = '$uid';
      const url = request.url ?? '';
      webhooks.#calls.push({ url, body });
      const {
        status,
        type,
        location,
        body: text,
        hangs,
      } = webhooks.#answers[decodeURIComponent(url.split('?')[0] ?? '')] ?? NOTHING;
      if (hangs) return;
      response.writeHead(status, { ...(type && { 'Content-Type': type }), ...(location && { Location: location }) });
      response.end(text.replaceAll('$uid', uid));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const webhooks = new Webhooks(client, `https://127.0.0.1:${port}`, Buffer.from(ca).toString('base64'));
    t.after(async () => {
      await client.close();
      server.closeAllConnections();
      server.close();
    });
    return webhooks;
  }

  /** What becomes of a request. */
  async answer({ request, namespaces = [], allowed = [], webhooks }: WebhookQuestion): Promise<WebhookAnswer> {
    this.#answers = webhooks.answers;
    this.#calls = [];
    const warnings: string[] = [];
    const attributes = attributesOf(request, (text) => warnings.push(text));
    const world = {
      call: this.#client.call,
      findNamespace: (name: string): Namespace | undefined => namespaces.find(({ metadata }) => metadata.name === name),
      authorize: ({ verb }: { verb: string }) =>
        allowed.includes(verb) ? { allowed: true, reason: 'allowed' } : { allowed: false, reason: 'not allowed' },
    };
    const mutating = this.#placed(webhooks.mutating);
    const validating = this.#placed(webhooks.validating);
    const chain = admissionChain([
      mutatingWebhooks({ ...world, configurations: () => mutating }),
      validatingWebhooks({ ...world, configurations: () => validating }),
    ]);
    const error = await refusalOf(async () => {
      await chain.admit(attributes, interfaces);
      await chain.validate(attributes, interfaces);
    });
    const isMutating = ({ url }: Call): boolean => url.startsWith('/m');
    const others = this.#calls.filter((call) => !isMutating(call)).sort((a, b) => (a.url < b.url ? -1 : 1));
    const calls = [...this.#calls.filter(isMutating), ...others];
    return {
      ...(error && { error: { ...error, message: error.message.replaceAll(this.#url, PLACEHOLDER) } }),
      ...(warnings.length > 0 && { warnings }),
      ...(attributes.annotations.size > 0 && { annotations: Object.fromEntries(attributes.annotations) }),
      ...(calls.length > 0 && { calls }),
      ...(error === undefined && attributes.object && { object: attributes.object }),
    };
  }

  #placed<T extends MutatingWebhookConfiguration | ValidatingWebhookConfiguration>(configurations: readonly T[]): T[] {
    const text = JSON.stringify(configurations).replaceAll(
      `"url":"${PLACEHOLDER}`,
      `"caBundle":"${this.#caBundle}","url":"${this.#url}`,
    );
    return JSON.parse(text);
  }
}

const NOTHING: ScriptedAnswer = { status: 404, body: '' };
