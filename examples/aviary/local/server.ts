import * as eventsv1 from 'kubetyped/api/events/v1';
import type { APIServer } from 'kubetyped/apiserver';
import { newServer } from '../src/server.ts';

/** The API server, with what it would have of a cluster: controllers record events. */
export function newLocalServer(): APIServer {
  return newServer().resource(eventsv1.Event, { shortNames: ['ev'] });
}
