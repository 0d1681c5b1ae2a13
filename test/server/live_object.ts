import assert from 'node:assert/strict';
import { MergePatchType } from 'kubetyped/apimachinery/types';
import { sortedJSON } from '../apimachinery/vectors/answer_rows.ts';
import type { Random } from '../differential/random_scalars.ts';
import { randomOf, type Source } from './patch_sources.ts';
import type { PatchRequest } from './patched.ts';
import { type JSONObject, urlOf } from './target.ts';

/** Without what a server writes whenever it stores an object, and, into definitions, at any time. */
export function comparable(object: JSONObject): JSONObject {
  const {
    uid: _u,
    creationTimestamp: _c,
    resourceVersion: _r,
    generation: _g,
    managedFields: _m,
    ...metadata
  } = object['metadata'] as JSONObject;
  const { status: _, ...rest } = object;
  return { ...(object['kind'] === 'CustomResourceDefinition' ? rest : object), metadata };
}

/** Who has which fields of an object: not since when. */
export function managers(object: JSONObject): string[] {
  const { managedFields = [] } = object['metadata'] as { managedFields?: JSONObject[] };
  return managedFields.map(({ time, ...entry }) => sortedJSON({ ...entry, timed: typeof time })).sort();
}

export interface Answer {
  /** 0 when Go panicked over the patch: the server hangs up. */
  readonly code: number;
  readonly body: JSONObject;
}

export async function send(
  url: string,
  method: string,
  contentType: string,
  body?: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(`${url}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: { 'Content-Type': contentType },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(60_000),
  });
  return { code: response.status, body: (await response.json()) as JSONObject };
}

/** An object of the kind at the server. */
export class LiveObject {
  readonly #source: Source;
  readonly #random: Random;
  readonly #url: string;
  readonly #namespace: string;
  readonly name: string;
  /** As the server answered it the last time. */
  live: JSONObject | undefined;

  constructor(server: string, namespace: string, source: Source, name: string, random: Random) {
    this.#source = source;
    this.#random = random;
    this.#namespace = namespace;
    this.name = name;
    this.#url = urlOf(server, source.target, namespace, name);
  }

  /** Puts an object in its place. */
  async put(object: JSONObject): Promise<JSONObject> {
    const { resourceVersion } = (this.live?.['metadata'] ?? {}) as JSONObject;
    const body = JSON.stringify({
      ...object,
      metadata: { ...(object['metadata'] as JSONObject), ...(resourceVersion !== undefined && { resourceVersion }) },
    });
    const { code, body: answer } =
      this.live === undefined
        ? await send(this.#url.slice(0, this.#url.lastIndexOf('/')), 'POST', 'application/json', body)
        : await send(this.#url, 'PUT', 'application/json', body);
    // The server's controllers write definitions, too.
    if (code === 409) {
      this.live = (await send(this.#url, 'GET', 'application/json')).body;
      return this.put(object);
    }
    assert.ok(code < 300, `${String(answer['message'])}: ${body}`);
    return (this.live = answer);
  }

  /** What there might be. */
  random(): JSONObject {
    return randomOf(this.#source, this.#namespace, this.name, this.#random);
  }

  /** A new object in its place, every other time. */
  async renewed(): Promise<JSONObject> {
    return this.live !== undefined && this.#random.int(2) === 0 ? this.live : this.put(this.random());
  }

  async patch({ body, contentType, strict = false, manager }: PatchRequest): Promise<Answer> {
    const query = {
      ...(strict && { fieldValidation: 'Strict' }),
      ...(manager !== undefined && { fieldManager: manager, force: 'true' }),
    };
    const answer = await send(this.#url, 'PATCH', contentType, body, query).catch((error: unknown): Answer => {
      const { cause } = error as { cause?: { code?: unknown } };
      if (cause?.code !== 'UND_ERR_SOCKET') throw error;
      return { code: 0, body: {} };
    });
    if (answer.code >= 200 && answer.code < 300) this.live = answer.body;
    return answer;
  }

  /** Patches it once more, as it was before. */
  async patchAgain(before: JSONObject, request: PatchRequest): Promise<Answer> {
    if (this.live !== before) await this.put(before);
    return this.patch(request);
  }

  async remove(): Promise<void> {
    await send(this.#url, 'PATCH', MergePatchType, '{"metadata":{"finalizers":null}}');
    await send(this.#url, 'DELETE', 'application/json');
  }
}
