import { encodeAll } from 'kubetyped';
import { Namespace } from 'kubetyped/api/core/v1';
import { definitions, NAME, parts } from './operator.ts';
import { rbac } from './rbac.ts';
import { configurations } from './webhooks.ts';

const KUSTOMIZATION = `# Made by npm run manifests: to change something, build on it with a kustomization of your own.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
`;

/** The files that are made of the code, by their paths in the project. */
export function manifests(): Record<string, string> {
  const { 'rbac.yaml': rights = [], ...others } = objectsOf(NAME);
  const namespace = new Namespace({ metadata: { name: NAME } });
  const objects = { ...others, 'rbac.yaml': [namespace, ...rights] };
  const files: Record<string, string> = {};
  for (const [name, all] of Object.entries(objects)) files[`manifests/${name}`] = encodeAll(all, { format: 'yaml' });
  const resources = [...Object.keys(objects), 'operator.yaml'].sort().map((name) => `- ${name}\n`);
  files['manifests/kustomization.yaml'] = KUSTOMIZATION + resources.join('');
  return Object.assign(files, ...parts.map((part) => part.files?.(objectsOf)));
}

/** The objects by the names of their files. @param namespace of the operator */
function objectsOf(namespace: string): Record<string, readonly object[]> {
  const webhooks = configurations(namespace);
  return {
    'crd.yaml': definitions(namespace),
    'rbac.yaml': rbac(namespace),
    ...(webhooks.length > 0 && { 'webhooks.yaml': webhooks }),
  };
}
