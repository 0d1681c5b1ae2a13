// `validate` beside a real kube-apiserver, on mutants and on manifests of other projects. KUBETYPED_CONTROLPLANE is `start`,
// or the kubeconfig of a server that scripts/controlplane.sh has started: compiling one takes too long to be done unasked.
// KUBETYPED_VERDICTS=write writes the vectors of mutants again.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { unmarshalStrict } from 'kubetyped/apimachinery/util/yaml';
import { validate } from 'kubetyped/validation';
import { isMissing } from '../conformance/shared_data.ts';
import { corpus, corpusObjects } from './corpus.ts';
import { KubeAPIServer, type Verdict } from './kube_apiserver.ts';
import { allMutants } from './mutants.ts';
import { Tally } from './tally.ts';
import { judgeMutant, readVerdicts, writeVerdicts } from './verdicts.ts';

const wanted = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

/** What the server says about its own state, not about the object. */
const OF_CLUSTER =
  /not configured (?:on|for)|failed to allocate|provided (?:IP|port)|namespaces? "[^"]*" not found|admin access to devices|not found, cannot create/;

test('kube-apiserver says the same', { timeout: 900_000 }, async (t) => {
  if (wanted === '')
    return t.skip('NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig');
  const server = await KubeAPIServer.open(wanted);
  try {
    await t.test('of mutants, as the vectors have it', async () => {
      await server.createNamespace('mutants');
      const verdicts = [];
      for (const mutant of allMutants()) verdicts.push(await judgeMutant(server, mutant));
      if (process.env['KUBETYPED_VERDICTS'] === 'write') writeVerdicts(verdicts);
      assert.deepEqual(verdicts, [...readVerdicts().values()]);
    });
    await t.test('of manifests of other projects', async (t) => {
      if (isMissing(t, corpus)) return;
      const tally = await judgeCorpus(server);
      tally.report(t);
      for (const missed of tally.missed) t.diagnostic(`missed: ${missed}`);
      assert.deepEqual(tally.falseRefusals, []);
      assert.ok(tally.share >= 0.95, `${tally.share}`);
    });
  } finally {
    server.close();
  }
  return undefined;
});

async function judgeCorpus(server: KubeAPIServer): Promise<Tally> {
  assert.ok(existsSync(corpus));
  const objects = [...corpusObjects()];
  const tally = new Tally();
  for (const name of new Set(objects.map(({ object }) => object.metadata?.namespace))) {
    if (typeof name === 'string' && name !== '') await server.createNamespace(name);
  }
  for (const { id, object, text, format } of objects) {
    const verdict = await server.judge(object, text, format);
    const ours = [...validate(object), ...duplicateKeys(text)];
    const kind = classOf(verdict, object.apiVersion, ours.length > 0);
    const fields = verdict.status === 422 ? [...new Set(verdict.causes.map(({ field }) => field))].sort() : undefined;
    if (kind !== undefined) tally.add(id, kind, verdict.status < 300 || verdict.status === 409, fields, ours);
  }
  return tally;
}

/** Keys that stand twice are in the text only: the command line reports them. */
function duplicateKeys(text: string): { field: string; message: string }[] {
  try {
    unmarshalStrict(text);
    return [];
  } catch (error) {
    return [{ field: '', message: (error as Error).message }];
  }
}

/** The class in which an answer counts; undefined for one that is not about the object, or about a custom one. */
function classOf({ status, message }: Verdict, apiVersion: string, found: boolean): string | undefined {
  if (OF_CLUSTER.test(message)) return undefined;
  if (status < 300 || status === 409) return 'taken';
  // A group with a dot that is not ours: somebody's definitions are missing in the server.
  if (status === 404) return found ? 'no such kind' : undefined;
  if (apiVersion.startsWith('apiextensions.k8s.io/')) return 'CustomResourceDefinitions';
  return status === 422 ? 'rules' : 'types';
}
