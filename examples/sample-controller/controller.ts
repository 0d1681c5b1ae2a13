import * as appsv1 from 'kubetyped/api/apps/v1';
import { setStatusCondition } from 'kubetyped/apimachinery/api/meta';
import { Controller, isControlledBy, setControllerReference, terminal } from 'kubetyped/controller';
import { Foo } from './foo.ts';

const NAME = 'sample-controller';

/** Keeps a Deployment for every Foo, and tells in the Foo's status how it is. */
export function newFooController(): Controller {
  return new Controller({
    name: NAME,
    for: Foo,
    owns: [appsv1.Deployment],
    concurrency: 2,
    async reconcile({ namespace, name }, { client, lister, events, signal, log }) {
      const foo = lister(Foo).get(namespace, name);
      // A Foo that is gone takes its Deployment with it: the garbage collector does that.
      if (foo === undefined || foo.metadata.deletionTimestamp !== undefined) return;
      const { deploymentName = '', replicas = 1 } = foo.spec ?? {};
      if (deploymentName === '') throw terminal(new Error(`${namespace}/${name}: spec.deploymentName is missing`));

      const existing = lister(appsv1.Deployment).get(namespace, deploymentName);
      if (existing !== undefined && !isControlledBy(existing, foo)) {
        const note = `Deployment ${deploymentName} exists already, and is not managed by Foo`;
        events.event(foo, { type: 'Warning', reason: 'ErrResourceExists', action: 'Sync', note, related: existing });
        throw new Error(note);
      }
      if (existing?.spec?.replicas !== replicas) {
        const labels = { app: 'nginx', controller: name };
        const wanted = {
          metadata: { name: deploymentName, namespace },
          spec: {
            replicas,
            selector: { matchLabels: labels },
            template: { metadata: { labels }, spec: { containers: [{ name: 'nginx', image: 'nginx:latest' }] } },
          },
        };
        const applied = await client
          .resource(appsv1.Deployment)
          .apply(setControllerReference(foo, wanted), { fieldManager: NAME, force: true, signal });
        log.info('Applied', { deployment: deploymentName, replicas });
        const note = `Deployment ${deploymentName} is to have ${replicas} replicas`;
        events.event(foo, { type: 'Normal', reason: 'Synced', action: 'Sync', note, related: applied });
      }

      const { availableReplicas = 0 } = existing?.status ?? {};
      const { conditions, changed } = setStatusCondition(foo.status?.conditions, {
        type: 'Ready',
        status: availableReplicas >= replicas ? 'True' : 'False',
        reason: availableReplicas >= replicas ? 'AllAvailable' : 'Waiting',
        message: `${availableReplicas} of ${replicas} replicas are available`,
      });
      if (!changed && foo.status?.availableReplicas === availableReplicas) return;
      const status = { availableReplicas, conditions };
      await client
        .resource(Foo)
        .applyStatus({ metadata: { name, namespace }, status }, { fieldManager: NAME, force: true, signal });
    },
  });
}
