/**
 * The pod-service-controller on an API server of its own, or on a cluster:
 *
 *     npm run example -- pod-service-controller
 *     npm run example -- pod-service-controller --context staging
 */
import { SharedInformerFactory } from 'kubetyped/client/informers';
import { listen, terminationSignal } from 'kubetyped/controller/endpoints';
import { readArguments, readNumber } from '../arguments.ts';
import { connect } from '../connect.ts';
import { fail } from '../failure.ts';
import { newAPI } from './api.ts';
import { PodServices } from './pod_services.ts';

const USAGE = `Usage: pod-service-controller [--context NAME | --cluster] [--namespace NAME] [--host ADDRESS] [--port NUMBER]

Shows which Services a Pod belongs to and which Pods a Service selects, over HTTP and on a live page.

  --context NAME    a context of the kubeconfig
  --cluster         the kubeconfig's current context, or the cluster of this Pod
                    without either: an API server of its own
  --namespace NAME  only this namespace
  --host ADDRESS    where to listen; 127.0.0.1 unless given
  --port NUMBER     any port that is free unless given
  -h, --help`;

const { values } = readArguments(USAGE, {
  context: { type: 'string' },
  cluster: { type: 'boolean' },
  namespace: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '0' },
});
const { host, namespace, ...where } = values;
const port = readNumber(values.port, '--port', 65535, USAGE);
const signal = terminationSignal();
try {
  await using connection = await connect(where, {
    name: 'pod-service-controller',
    hint: 'apply -f examples/pod-service-controller/manifests/demo.yaml',
  });
  const { client } = connection;
  const informers = new SharedInformerFactory(client, {
    ...(namespace !== undefined && { namespace }),
    // Of a Pod, only labels and a part of the status are read.
    omitManagedFields: true,
    omit: [
      'metadata.annotations',
      'spec.containers',
      'spec.initContainers',
      'spec.volumes',
      'status.containerStatuses',
    ],
    onError: (error, { source }) => {
      if (!signal.aborted) console.error(`${source}: ${String(error)}`);
    },
  });
  const mapping = new PodServices(informers, (error, pod) =>
    console.error(`${pod.namespace}/${pod.name}: ${String(error)}`),
  );
  await using _running = informers.start({ signal });
  const server = await listen({ host, port, onListening: (url) => console.log(`listening at ${url}`) }).start(
    async (request) => newAPI(mapping)(request),
  );
  try {
    await mapping.run({ signal });
  } finally {
    await server.close();
  }
} catch (error) {
  fail(error);
}
