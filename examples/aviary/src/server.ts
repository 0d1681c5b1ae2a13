import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, type APIServerOptions } from 'kubetyped/apiserver';
import type { Controller } from 'kubetyped/controller';
import type { Resource } from './resource.ts';
import * as registered from './resources.ts';

/** The resources that are served. */
export const resources: readonly Resource[] = Object.values(registered);

/** The API server: resources in memory, for everybody, unless the options say something else. */
export function newServer(options: Omit<APIServerOptions, 'scheme'> = {}): APIServer {
  const server = new APIServer({ ...options, scheme: new Scheme('aviary') });
  for (const { kind, options } of resources) server.resource(kind, options);
  return server;
}

/** Those who look after the objects. */
export function newControllers(): Controller[] {
  return resources.flatMap(({ controller }) => (controller === undefined ? [] : [controller()]));
}
