import { schemaStrategy } from 'kubetyped/apiserver';
import type { Resource } from '../../resource.ts';
import { Bird } from './bird.ts';
import { newBirdController } from './bird_controller.ts';

/** How a Bird is served. */
export const resource: Resource = {
  kind: Bird,
  options: {
    categories: ['all'],
    subresources: { status: true },
    // Hooks: what is special about it. prepareForCreate, validate, warningsOnCreate and more can be added.
    strategy: schemaStrategy(Bird),
    columns: [
      { name: 'Name', format: 'name', value: ({ metadata }) => metadata.name },
      { name: 'Message', value: (object) => (object as Bird).spec.message },
      { name: 'Age', type: 'date', value: ({ metadata }) => metadata.creationTimestamp },
    ],
  },
  controller: newBirdController,
};
