// Definitions and custom resources beside a real API server: what it refuses, for the same reasons, is refused here, and what
// it admits looks the same. KUBETYPED_CONTROLPLANE is `start`, or the kubeconfig of a kube-apiserver that
// scripts/controlplane.sh has started; else KUBETYPED_APISERVER is the URL of the small Go server, or `start`.
//
// KUBETYPED_CASES sets the number of objects and definitions (300), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { type Content, type CustomResource, customResource } from 'kubetyped/apiextensions';
import { Random } from '../conformance/cel/random_schema.ts';
import { findAPIServer, skipWithout } from '../server/server.ts';
import { type Answer, KubeAPIServer } from '../validation/kube_apiserver.ts';
import { answerDefinition } from './definition_answer.ts';
import { mutateDefinition } from './mutate_definition.ts';
import { randomDefinition } from './random_definition.ts';
import { changed, randomResource } from './random_resource.ts';
import { realDefinitions } from './real_definitions.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 300);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const PER_DEFINITION = 60;
/** More differences are not shown. */
const MOST = 10;
const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

interface Server {
  readonly name: string;
  /** Whether it is built with the cel-go of Kubernetes 1.37; a later one finds other issues, and estimates otherwise. */
  readonly hasSameCEL: boolean;
  send(method: string, path: string, body?: object): Promise<Answer>;
  close(): void;
}

async function openServer(): Promise<Server | undefined> {
  const wanted = process.env['KUBETYPED_CONTROLPLANE'];
  if (wanted !== undefined) {
    const server = await KubeAPIServer.open(wanted);
    return {
      name: 'kube-apiserver',
      hasSameCEL: true,
      send: (method, path, body) => server.send(method, path, body && JSON.stringify(body), body && 'application/json'),
      close: () => server.close(),
    };
  }
  const server = findAPIServer(8483);
  if (server === undefined) return undefined;
  return {
    name: 'the small Go server',
    hasSameCEL: false,
    send: async (method, path, body) => {
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      try {
        const response = await fetch(server.url + path, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: (await response.json()) as Answer['body'] };
      } catch (error) {
        // It hangs up when it panics.
        return { status: 500, body: { message: String(error) } };
      }
    },
    close: () => server.stop(),
  };
}

/** The errors of an answer: each a field and what is wrong with it. */
function causesOf({ body }: Answer): string[] {
  const { details } = body as { details?: { causes?: { field?: string; message?: string }[] } };
  return texts((details?.causes ?? []).map(({ field = '', message = '' }) => `${field}: ${message}`));
}

/**
 * Types of schemas are numbered by the server, and a whole object is shown with what only servers know. Go shows a default of
 * an embedded resource after it has completed its metadata.
 */
const texts = (list: readonly string[]): string[] =>
  [
    ...new Set(
      list.map((text) =>
        text
          .replaceAll(/selfType\d+/g, 'selfType')
          .replaceAll('"metadata":null', '"metadata":{}')
          .replace(/(?<= value: )\{"apiVersion":".*\}(?=: )/, (object) =>
            JSON.stringify(comparable(JSON.parse(object) as object)),
          ),
      ),
    ),
  ].sort();

/** What a later cel-go says in other words, or about other costs. */
const OF_CEL = /(?:compilation failed|rule compile error|evaluating rule|cost|budget)/;

/** What only servers know. */
function comparable(object: object): unknown {
  const { metadata, ...rest } = JSON.parse(JSON.stringify(object)) as { metadata: Content };
  for (const name of ['uid', 'creationTimestamp', 'managedFields', 'resourceVersion', 'selfLink'])
    delete metadata[name];
  return { ...rest, metadata };
}

/** In a group of its own, so that it need not wait until another one is gone. */
function inGroup(definition: CustomResourceDefinition, group: string): CustomResourceDefinition {
  const { metadata, spec } = definition;
  const { labels = {} } = metadata;
  const { conversion: _, ...rest } = spec;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${spec.names?.plural}.${group}`, labels },
    spec: { ...rest, group, conversion: { strategy: 'None' } },
  };
}

class Session {
  readonly counts = {
    definitions: 0,
    refusedDefinitions: 0,
    admitted: 0,
    refused: 0,
    undecodable: 0,
    panics: 0,
    ofCEL: 0,
  };
  readonly wrong: string[] = [];
  readonly #server: Server;
  readonly #random: Random;

  constructor(server: Server, random: Random) {
    this.#server = server;
    this.#random = random;
  }

  get asked(): number {
    const { definitions, admitted, refused, undecodable } = this.counts;
    return definitions + admitted + refused + undecodable;
  }

  #isSame(ours: readonly string[], theirs: readonly string[]): boolean {
    if (isDeepStrictEqual(ours, theirs)) return true;
    const others = (list: readonly string[]): string[] => list.filter((text) => !OF_CEL.test(text));
    if (this.#server.hasSameCEL || !isDeepStrictEqual(others(ours), others(theirs))) return false;
    this.counts.ofCEL++;
    return true;
  }

  #differ(what: string, question: unknown, ours: unknown, theirs: unknown): void {
    this.wrong.push(
      `${what}\n  ours   ${JSON.stringify(ours).slice(0, 3000)}\n  server ${JSON.stringify(theirs).slice(0, 3000)}\n  ` +
        JSON.stringify(question).slice(0, 20_000),
    );
  }

  async judgeDefinition(definition: CustomResourceDefinition): Promise<void> {
    this.counts.definitions++;
    const answer = await this.#server.send('POST', DEFINITIONS, definition);
    if (answer.status === 500) {
      this.counts.panics++;
      return;
    }
    const { errors = [], refused } = answerDefinition({ definition });
    const isRefused = refused !== undefined || errors.length > 0;
    if (answer.status !== 201) {
      this.counts.refusedDefinitions++;
      const ours = texts(errors.map((text) => text.replace(/^\w+ /, '')));
      if (!isRefused || (answer.status === 422 && !this.#isSame(ours, causesOf(answer))))
        this.#differ('a definition', definition, ours, answer.status === 422 ? causesOf(answer) : answer.body);
      return;
    }
    if (isRefused) this.#differ('a definition', definition, refused ?? errors, 'admitted');
    const path = `${DEFINITIONS}/${definition.metadata.name}`;
    try {
      if (!isRefused && (await this.#isServed(path))) await this.#judgeResources(definition);
    } finally {
      await this.#server.send('DELETE', path);
    }
  }

  async #isServed(path: string): Promise<boolean> {
    for (let tries = 0; tries < 200; tries++) {
      const { status } = (await this.#server.send('GET', path)).body as {
        status?: { conditions?: { type: string; status: string }[] };
      };
      if (status?.conditions?.some(({ type, status: is }) => type === 'Established' && is === 'True')) return true;
      if (status?.conditions?.some(({ type, status: is }) => type === 'NamesAccepted' && is === 'False')) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${path} was not established`);
  }

  async #judgeResources(definition: CustomResourceDefinition): Promise<void> {
    const { group, names, scope } = definition.spec;
    const served = (definition.spec.versions ?? []).filter((each) => each.served);
    // A mutant may serve nothing.
    if (served.length === 0) return;
    const version = this.#random.pick(served);
    const schema = version.schema?.openAPIV3Schema ?? undefined;
    const resource = customResource(definition, version.name);
    const place = scope === 'Namespaced' ? '/namespaces/default' : '';
    const path = `/apis/${group}/${version.name}${place}/${names.plural}`;
    // It is established before it is served.
    for (let tries = 0; tries < 100 && (await this.#server.send('GET', path)).status !== 200; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const type = { apiVersion: `${group}/${version.name}`, kind: names.kind };
    let stored: Content | undefined;
    for (let count = 0; count < PER_DEFINITION && this.wrong.length < MOST; count++) {
      const metadata = { name: `a${count}`, ...(place !== '' && { namespace: 'default' }) };
      if (stored !== undefined && this.#random.chance(0.5)) {
        const next = changed(this.#random, stored, schema, this.#random.pick([0.02, 0.1, 0.3])) as Content;
        const object: Content = { ...next, ...type, metadata: stored['metadata'] };
        await this.#judge(resource, `${path}/${(stored['metadata'] as { name: string }).name}`, object, stored);
        continue;
      }
      const object: Content = { ...randomResource(this.#random, schema, type), metadata };
      const isValid = await this.#judge(resource, path, object);
      if (!isValid || stored !== undefined) continue;
      const answer = await this.#server.send('POST', path, object);
      if (answer.status === 201) stored = answer.body;
    }
  }

  /** @returns whether the server admits it */
  async #judge(resource: CustomResource, path: string, object: Content, old?: Content): Promise<boolean> {
    const method = old === undefined ? 'POST' : 'PUT';
    const answer = await this.#server.send(method, `${path}?dryRun=All`, object);
    const isAdmitted = answer.status === 201 || answer.status === 200;
    const decoded = resource.decode(object);
    const before = old && resource.decode(old, { stored: true }).object;
    const question = { definition: resource.definition, object, old };
    if (decoded.object === undefined) {
      this.counts.undecodable++;
      if (isAdmitted) this.#differ('an object', question, decoded.error?.message, 'admitted');
      return isAdmitted;
    }
    const prepared =
      before === undefined
        ? resource.prepareForCreate(decoded.object)
        : resource.prepareForUpdate(decoded.object, before);
    const { errors } = before === undefined ? resource.validate(prepared) : resource.validateUpdate(prepared, before);
    this.counts[isAdmitted ? 'admitted' : 'refused']++;
    if (isAdmitted) {
      if (errors.length > 0) {
        const ours = errors.map(({ message }) => message);
        this.#differ('an object', question, ours, 'admitted');
        return isAdmitted;
      }
      // What is read from storage gets defaults again: those of a status that was dropped, too.
      const shown = comparable(resource.decode(prepared, { stored: true }).object ?? {});
      if (!isDeepStrictEqual(shown, comparable(answer.body)))
        this.#differ('an object as it is stored', question, shown, comparable(answer.body));
    } else if (answer.status !== 422 || !this.#isSame(texts(errors.map(({ message }) => message)), causesOf(answer)))
      this.#differ(
        'an object',
        question,
        errors.map(({ message }) => message),
        answer.status === 422 ? causesOf(answer) : answer.body,
      );
    return isAdmitted;
  }
}

test(`${cases} definitions and custom resources beside a server`, { timeout: 36_000_000 }, async (t) => {
  const server = await openServer();
  if (server === undefined) {
    skipWithout(undefined, t);
    return;
  }
  const real = realDefinitions(t);
  const random = new Random(seed);
  const session = new Session(server, random);
  try {
    for (let at = 0; session.asked < cases && session.wrong.length < MOST; at++) {
      const first = real.length > 0 && random.chance(0.5) ? random.pick(real) : randomDefinition(random);
      const definition = inGroup(first, `live-${process.pid}-${at}.example.com`);
      const mutant = random.chance(0.3)
        ? (mutateDefinition(random, definition) as CustomResourceDefinition)
        : definition;
      await session.judgeDefinition(mutant);
    }
  } finally {
    server.close();
  }
  t.diagnostic(`beside ${server.name}: ${JSON.stringify(session.counts)}; seed ${seed}`);
  assert.equal(session.wrong.length, 0, session.wrong.join('\n'));
  assert.ok(
    session.counts.admitted > cases / 10 && session.counts.refused > cases / 10,
    JSON.stringify(session.counts),
  );
});
