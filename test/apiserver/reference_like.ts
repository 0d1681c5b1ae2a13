import { scheme } from 'kubetyped';
import { resources } from 'kubetyped/api/rest_mapper';
import { APIServer, type APIServerOptions, type Column } from 'kubetyped/apiserver';
import { codecs } from 'kubetyped/protobuf';

/** The groups that the Go reference server serves, each in one version. */
const served: Readonly<Record<string, string>> = {
  '': 'v1',
  apps: 'v1',
  batch: 'v1',
  autoscaling: 'v2',
  'networking.k8s.io': 'v1',
  policy: 'v1',
  'rbac.authorization.k8s.io': 'v1',
  'storage.k8s.io': 'v1',
  'coordination.k8s.io': 'v1',
  'discovery.k8s.io': 'v1',
  'events.k8s.io': 'v1',
  'scheduling.k8s.io': 'v1',
  'node.k8s.io': 'v1',
  'admissionregistration.k8s.io': 'v1',
  'certificates.k8s.io': 'v1',
  'flowcontrol.apiserver.k8s.io': 'v1',
  'resource.k8s.io': 'v1',
};

const columns: readonly Column[] = [
  { name: 'Name', format: 'name', value: ({ metadata }) => metadata.name },
  { name: 'Created At', value: ({ metadata }) => metadata.creationTimestamp },
];

/** A server of ours that serves what the Go reference server does, with as few strategies: none. */
export function newReferenceLikeServer(customResources: APIServerOptions['customResources'] = true): APIServer {
  const errors: unknown[] = [];
  const server = new APIServer({
    scheme,
    codecs,
    customResources,
    garbageCollection: 'external',
    onError: (error) => errors.push(error),
  });
  const strategy = { ownsStatusAndGeneration: true, allowCreateOnUpdate: true };
  for (const { group, version, resources: rows } of resources) {
    if (served[group] !== version) continue;
    for (const [kind, , singularName] of rows) {
      const type = scheme.typeFor({ group, version, kind });
      const hasList = scheme.recognizes({ group, version, kind: `${kind}List` });
      if (type?.resource !== undefined && hasList) {
        const status = type.fields.some(([name]) => name === 'status');
        server.resource(type, { strategy, singularName, columns, subresources: { status } });
      }
    }
  }
  return server;
}
