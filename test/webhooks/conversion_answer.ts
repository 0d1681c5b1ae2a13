// Questions about conversion webhooks, and what we make of them: beside scripts/go/conversionvectors.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { CustomResourceConverter } from 'kubetyped/webhooks';
import { WebhookClient } from 'kubetyped/webhooks/node';

export type Content = Record<string, unknown>;

/** A conversion, and what the webhook says; `UID` in its body is the uid of the review. */
export interface ConversionQuestion {
  readonly versions: readonly string[];
  readonly object: Content;
  readonly to: string;
  readonly code: number;
  readonly body: string;
}

/** What the webhook was asked, and what came of it. */
export interface ConversionAnswer {
  readonly review?: Content;
  readonly object?: Content;
  readonly error?: string;
}

/** A definition of birds, whose webhook is at a URL. */
export function definitionOf(url: string, conversionReviewVersions: readonly string[]): CustomResourceDefinition {
  const versions = ['v1', 'v2', 'v3'].map((name) => ({ name, served: name !== 'v3', storage: name === 'v1' }));
  return new CustomResourceDefinition({
    metadata: { name: 'birds.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural: 'birds', kind: 'Bird' },
      versions,
      conversion: {
        strategy: 'Webhook',
        webhook: { clientConfig: { url }, conversionReviewVersions: [...conversionReviewVersions] },
      },
    },
  });
}

/** A webhook, and a client of it, for as long as the test. */
export class ConversionWebhook {
  readonly #client: WebhookClient;
  readonly #url: string;
  #question: ConversionQuestion | undefined;
  #review: Content | undefined;

  private constructor(client: WebhookClient, url: string) {
    this.#client = client;
    this.#url = url;
  }

  static async listen(t: TestContext): Promise<ConversionWebhook> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const { uid } = (JSON.parse(body) as { request: { uid: string } }).request;
        webhook.#review = JSON.parse(body.replaceAll(uid, 'UID')) as Content;
        response.writeHead(webhook.#question?.code ?? 500, { 'Content-Type': 'application/json' });
        response.end(webhook.#question?.body.replaceAll('UID', uid));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = new WebhookClient();
    const { port } = server.address() as AddressInfo;
    const webhook = new ConversionWebhook(client, `http://127.0.0.1:${port}/convert`);
    t.after(async () => {
      await client.close();
      server.closeAllConnections();
      server.close();
    });
    return webhook;
  }

  async answer(question: ConversionQuestion): Promise<ConversionAnswer> {
    this.#question = question;
    this.#review = undefined;
    const converter = new CustomResourceConverter(definitionOf(this.#url, question.versions), this.#client.call);
    const given = JSON.stringify(question.object);
    let result: ConversionAnswer;
    try {
      result = { object: await converter.convert(question.object, question.to) };
    } catch (caught) {
      const { message } = caught as Error;
      result = { error: message.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UID') };
    }
    assert.equal(JSON.stringify(question.object), given, 'what is converted stays as it is');
    const review = this.#review as Content | undefined;
    return { ...(review && { review }), ...result };
  }
}

/** Whether an answer is Go's. */
export function isSameConversion(ours: ConversionAnswer, expected: ConversionAnswer): boolean {
  // Go's review has an empty response beside the request.
  const { response: _, ...review } = expected.review ?? {};
  return (
    schemeless(ours.error) === schemeless(expected.error) &&
    isDeepStrictEqual(ours.object, expected.object) &&
    isDeepStrictEqual(ours.review, expected.review && review)
  );
}

/** Schemes of Go are named after the line that makes them. */
function schemeless(error: string | undefined): string | undefined {
  return error?.replace(/ in scheme "[^"]*"$/, '');
}
