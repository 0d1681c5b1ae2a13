/**
 * The sample controller on an API server of its own, or on a cluster:
 *
 *     npm run example -- sample-controller
 *     npm run example -- sample-controller --context staging
 */
import { Manager } from 'kubetyped/controller';
import { listen, terminationSignal } from 'kubetyped/controller/endpoints';
import { readArguments } from '../arguments.ts';
import { connect } from '../connect.ts';
import { fail } from '../failure.ts';
import { newFooController } from './controller.ts';

const USAGE = `Usage: sample-controller [--context NAME | --cluster]

Keeps a Deployment for each Foo.

  --context NAME  a context of the kubeconfig
  --cluster       the kubeconfig's current context, or the cluster of this Pod
                  without either: an API server of its own
  -h, --help`;

const { values } = readArguments(USAGE, { context: { type: 'string' }, cluster: { type: 'boolean' } });
const signal = terminationSignal();
try {
  await using connection = await connect(values, {
    name: 'sample-controller',
    hint: 'apply -f examples/sample-controller/manifests/foo.yaml',
    definition: 'examples/sample-controller/manifests/crd.yaml',
  });
  const { client } = connection;
  await new Manager({
    client,
    controllers: [newFooController()],
    leaderElection: { namespace: 'default', name: 'sample-controller' },
    endpoints: [
      listen({ port: 0, host: '127.0.0.1', onListening: (url) => console.log(`metrics and health at ${url}`) }),
    ],
  }).run({ signal });
} catch (error) {
  fail(error);
}
