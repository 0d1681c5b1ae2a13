import type { TestServerOptions } from 'kubetyped/apiserver/testing';
import { Datastore } from '../src/datastore.ts';

/** Datastore, as the local server knows it. */
export const kinds: NonNullable<TestServerOptions['kinds']> = [
  [Datastore, { subresources: { status: true, scale: true } }],
];
