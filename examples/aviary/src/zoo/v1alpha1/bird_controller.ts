import * as eventsv1 from 'kubetyped/api/events/v1';
import { setStatusCondition } from 'kubetyped/apimachinery/api/meta';
import { Controller } from 'kubetyped/controller';
import { Bird } from './bird.ts';

const NAME = 'bird-controller';

/** Looks after every Bird: says its message as often as it wants, in its status. */
export function newBirdController(): Controller {
  return new Controller({
    name: NAME,
    for: Bird,
    // What it does besides watching: manifests/rbac_zoo_v1alpha1_bird.yaml allows it, and a test keeps them in step.
    access: [
      { kind: Bird, verbs: ['patch'], subresource: 'status' },
      { kind: eventsv1.Event, verbs: ['create', 'patch'] },
    ],
    async reconcile({ namespace, name }, { client, lister, events, signal }) {
      const bird = lister(Bird).get(namespace, name);
      if (bird === undefined) return;
      const { message, times = 1 } = bird.spec;
      const said = Array.from({ length: times }, () => message).join(' ');
      const { conditions, changed } = setStatusCondition(bird.status?.conditions, {
        type: 'Ready',
        status: 'True',
        reason: 'Said',
        message: `said ${times} times`,
        observedGeneration: Number(bird.metadata.generation ?? 0),
      });
      if (!changed && bird.status?.said === said) return;
      await client
        .resource(Bird)
        .applyStatus(
          { metadata: { name, namespace }, status: { said, conditions } },
          { fieldManager: NAME, force: true, signal },
        );
      events.event(bird, { type: 'Normal', reason: 'Said', action: 'Say', note: said });
    },
  });
}
