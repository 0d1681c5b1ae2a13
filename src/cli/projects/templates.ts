import type { Names } from './names.ts';

/** What things are called in `examples/operator`. */
export const DATASTORE: Names = {
  project: 'datastore-operator',
  group: 'data.example.com',
  version: 'v1alpha1',
  kind: 'Datastore',
  plural: 'datastores',
};

/** What things are called in `examples/aviary`, an API server with one resource. */
export const AVIARY: Names = {
  project: 'aviary',
  group: 'zoo.example.com',
  version: 'v1alpha1',
  kind: 'Bird',
  plural: 'birds',
};

/** The file of an API server's project that has a line for each resource. */
export const RESOURCES = 'src/resources.ts';
