// The real prometheus-operator with our server and its CustomResourceDefinitions, while connections are cut at random and
// objects are written: in the end each Prometheus has its StatefulSet, its configuration and its rules, and says so.
// KUBETYPED_FOREIGN_SECONDS says for how long.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import * as apiextensionsv1 from 'kubetyped/api/apiextensions/v1';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { unmarshal } from 'kubetyped/apimachinery/util/yaml';
import { crdEstablished } from 'kubetyped/client/tools/watch';
import { ForeignProcess } from './foreign_process.ts';
import { monitoring, writeMonitoring } from './random_monitoring.ts';
import { eventually, UnreliableRun } from './unreliable_run.ts';

const wanted = process.env['KUBETYPED_CONTROLPLANE'] ?? '';
const skip = wanted === '' && 'set KUBETYPED_CONTROLPLANE to start: compiling prometheus-operator takes minutes';

/** What of a Prometheus is looked at. */
interface Prometheus {
  readonly metadata: { readonly name: string; readonly namespace: string; readonly generation: number };
  readonly spec: { readonly replicas: number };
  readonly status?: {
    readonly conditions?: readonly {
      readonly type: string;
      readonly status: string;
      readonly observedGeneration?: number;
    }[];
  };
}

/** What of a ServiceMonitor or a PrometheusRule is looked at. */
interface Configured {
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly spec: { readonly endpoints?: readonly unknown[] };
}

test('prometheus-operator', { skip, timeout: 3_600_000 }, async (t) => {
  const [operator, sources] = [
    ['build', 'prometheus-operator'],
    ['folder', 'github.com/prometheus-operator/prometheus-operator'],
  ].map((args) =>
    execFileSync('scripts/go.sh', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim(),
  );
  await using run = await UnreliableRun.start();
  t.diagnostic(`${await define(run, join(sources!, 'example/prometheus-operator-crd'))} CustomResourceDefinitions`);
  await using program = ForeignProcess.start(operator!, run.url, () => [
    `--apiserver=${run.url}`,
    '--web.listen-address=127.0.0.1:0',
    '--kubelet-service=kube-system/kubelet',
    '--kubelet-endpointslice',
  ]);
  await program.explains(async () => {
    t.diagnostic(await run.disturb(writeMonitoring));
    let made = '';
    await eventually(async () => {
      made = await check(run);
    }, 300_000);
    t.diagnostic(made);
  });
});

/** Applies the definitions of a folder. @returns how many */
async function define({ client }: UnreliableRun, folder: string): Promise<number> {
  const definitions = client.resource(apiextensionsv1.CustomResourceDefinition);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  for (const file of files) {
    const definition = unmarshal(
      readFileSync(join(folder, file)),
    ) as unknown as apiextensionsv1.CustomResourceDefinition;
    const { metadata } = await definitions.create(definition);
    await eventually(async () => assert.ok(crdEstablished(await definitions.get(metadata.name!))));
  }
  return files.length;
}

/** @returns what the operator made, as a text */
async function check({ client }: UnreliableRun): Promise<string> {
  const all = (await monitoring(client, 'prometheuses').list()).items as unknown as Prometheus[];
  const monitors = (await monitoring(client, 'servicemonitors').list()).items as unknown as Configured[];
  const rules = (await monitoring(client, 'prometheusrules').list()).items as unknown as Configured[];
  const sets = (await client.resource(appsv1.StatefulSet).list()).items;
  assert.ok(all.length > 0);
  const keyOf = ({ metadata }: { metadata: { namespace?: string; name?: string } }): string =>
    `${metadata.namespace}/${metadata.name}`;
  assert.deepEqual(
    sets.map((set) => [keyOf(set), set.spec?.replicas]).sort(),
    all.map((each) => [keyOf(each).replace('/', '/prometheus-'), each.spec.replicas]).sort(),
  );
  for (const { metadata, status } of all) {
    const { name, namespace, generation } = metadata;
    const secret = await client.resource(corev1.Secret, { namespace }).get(`prometheus-${name}`);
    const configuration = gunzipSync(Buffer.from(secret.data!['prometheus.yaml.gz']!, 'base64')).toString();
    const jobs = Array.from(
      configuration.matchAll(/job_name: serviceMonitor\/(\S+)\/(\d+)$/gm),
      ([, key, at]) => `${key} ${at}`,
    );
    const wantedJobs = monitors
      .filter((monitor) => monitor.metadata.namespace === namespace)
      .flatMap((monitor) => {
        return (monitor.spec.endpoints ?? []).map((_, at) => `${keyOf(monitor)} ${at}`);
      });
    assert.deepEqual(jobs.sort(), wantedJobs.sort(), name);
    const files = await client.resource(corev1.ConfigMap, { namespace }).get(`prometheus-${name}-rulefiles-0`);
    assert.deepEqual(
      Object.keys(files.data ?? {})
        .map((file) => file.replace(/-[0-9a-f-]{36}\.yaml$/, ''))
        .sort(),
      rules
        .filter((rule) => rule.metadata.namespace === namespace)
        .map((rule) => keyOf(rule).replace('/', '-'))
        .sort(),
    );
    const reconciled = status?.conditions?.find(({ type }) => type === 'Reconciled');
    assert.deepEqual([reconciled?.status, reconciled?.observedGeneration], ['True', generation], name);
  }
  return `${all.length} Prometheuses, ${sets.length} StatefulSets, ${monitors.length} ServiceMonitors, ${rules.length} rules`;
}
