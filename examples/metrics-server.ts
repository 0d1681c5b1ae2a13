/**
 * Serves the resource usage of Nodes and Pods behind an APIService of a cluster, for `kubectl top`. Instead of asking
 * kubelets, it reports the usage of the machine it runs on for every Node, divided evenly among the Node's Pods.
 *
 *     npm run example -- metrics-server --cert tls.crt --key tls.key [--port 4443] [--kubeconfig FILE]
 *
 * The cluster is that of the kubeconfig. Its front proxy authenticates the users; the proxy's CA is in the ConfigMap
 * extension-apiserver-authentication. The cluster authorizes the requests.
 */
import { readFileSync } from 'node:fs';
import { cpus, freemem, totalmem } from 'node:os';
import { SubjectAccessReview } from 'kubetyped/api/authorization/v1';
import { ConfigMap, Node, Pod } from 'kubetyped/api/core/v1';
import { addToScheme, NodeMetrics, PodMetrics } from 'kubetyped/api/metrics/v1beta1';
import { codecs } from 'kubetyped/api/metrics/v1beta1/protobuf';
import { newNotFound } from 'kubetyped/apimachinery/api/errors';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { requestHeaders } from 'kubetyped/apiserver/authentication';
import { webhookAuthorizer, withPrivilegedGroup } from 'kubetyped/apiserver/authorization';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { readArguments, readNumber } from './arguments.ts';
import { fail } from './failure.ts';

const USAGE = `Usage: metrics-server [--cert FILE] [--key FILE] [--port NUMBER] [--kubeconfig FILE]

Serves metrics.k8s.io behind an APIService of a cluster, for kubectl top.

  --cert FILE        the certificate to serve with; default tls.crt
  --key FILE         its key; default tls.key
  --port NUMBER      any port that is free unless given
  --kubeconfig FILE  the cluster; $KUBECONFIG or ~/.kube/config unless given
  -h, --help`;

const { values } = readArguments(USAGE, {
  cert: { type: 'string', default: 'tls.crt' },
  key: { type: 'string', default: 'tls.key' },
  port: { type: 'string', default: '0' },
  kubeconfig: { type: 'string' },
});
const port = readNumber(values.port, '--port', 65535, USAGE);

process.once('uncaughtException', (error) => {
  fail(error);
  process.exit();
});

const WINDOW = 1000;
const client = loadClient(values.kubeconfig === undefined ? {} : { kubeconfig: values.kubeconfig });

/** Milliseconds of work that all processors have done since the machine was started. */
const worked = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

let before = worked();
let cores = 0;
setInterval(() => {
  const after = worked();
  cores = (after - before) / WINDOW;
  before = after;
}, WINDOW).unref();

/** What a share of the machine uses. */
const usage = (share: number): Record<string, string> => ({
  cpu: `${Math.round((cores * 1e9) / share)}n`,
  memory: `${Math.round((totalmem() - freemem()) / 1024 / share)}Ki`,
});
const measured = (): { timestamp: string; window: string } => ({
  timestamp: `${new Date().toISOString().slice(0, 19)}Z`,
  window: `${WINDOW / 1000}s`,
});

function nodeMetrics({ metadata: { name = '', labels = {} } }: Node): NodeMetrics {
  return new NodeMetrics({ metadata: { name, labels }, ...measured(), usage: usage(1) });
}

/** @param namespace empty: of all */
async function podMetrics(namespace: string): Promise<PodMetrics[]> {
  const { items: pods } = await client.resource(Pod).list();
  return pods
    .filter(({ metadata, spec }) => spec?.nodeName && (namespace === '' || metadata.namespace === namespace))
    .map(({ metadata: { name = '', namespace = '', labels = {} }, spec }) => {
      const share = pods.filter((other) => other.spec?.nodeName === spec?.nodeName).length;
      const containers = (spec?.containers ?? []).map((container, _, { length }) => ({
        name: container.name,
        usage: usage(share * length),
      }));
      return new PodMetrics({ metadata: { name, namespace, labels }, ...measured(), containers });
    });
}

const { data = {} } = await client
  .resource(ConfigMap, { namespace: 'kube-system' })
  .get('extension-apiserver-authentication');
const scheme = new Scheme('metrics');
addToScheme(scheme);
const reviews = client.resource(SubjectAccessReview);
const ca = data['requestheader-client-ca-file'] ?? '';
const server = new APIServer({
  scheme,
  codecs: [codecs],
  authentication: requestHeaders({ ca, allowedNames: JSON.parse(data['requestheader-allowed-names'] ?? '[]') }),
  authorization: withPrivilegedGroup(webhookAuthorizer({ review: (review) => reviews.create(review) })),
  accessReviews: false,
  onError: (error) => console.error(error),
});

server.resource(NodeMetrics, {
  singularName: 'node',
  rest: {
    get: async (name) => nodeMetrics(await client.resource(Node).get(name)),
    list: async ({ predicate }) => {
      const { items } = await client.resource(Node).list();
      return listOf(items.filter(({ metadata }) => predicate.label.matches(metadata.labels ?? {})).map(nodeMetrics));
    },
  },
});
server.resource(PodMetrics, {
  singularName: 'pod',
  rest: {
    get: async (name, { namespace }) => {
      const found = (await podMetrics(namespace)).find(({ metadata }) => metadata.name === name);
      if (found === undefined) throw newNotFound({ group: PodMetrics.group, resource: PodMetrics.resource }, name);
      return found;
    },
    list: async ({ predicate }, { namespace }) =>
      listOf((await podMetrics(namespace)).filter(({ metadata }) => predicate.label.matches(metadata.labels ?? {}))),
  },
});

/** What is measured has no versions and no pages. */
function listOf<T>(items: readonly T[]): { items: readonly T[]; resourceVersion: string; continue: string } {
  return { items, resourceVersion: '', continue: '' };
}

const { url } = await server.listen({
  port,
  tls: { cert: readFileSync(values.cert, 'utf8'), key: readFileSync(values.key, 'utf8'), clientCAs: [ca] },
});
console.log(`metrics.k8s.io is served at ${url}`);
const stop = async (): Promise<void> => {
  await server.close();
  await client.close();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
