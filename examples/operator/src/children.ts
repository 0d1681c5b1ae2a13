import { createHash } from 'node:crypto';
import type * as appsv1 from 'kubetyped/api/apps/v1';
import type * as corev1 from 'kubetyped/api/core/v1';
import type { Applied } from 'kubetyped/client';
import type { DeepReadonly } from 'kubetyped/client/tools/cache';
import type { Datastore } from './datastore.ts';

const PORT = 6379;

/** What all that belongs to a Datastore is labelled with. */
export function labelsOf({ metadata }: DeepReadonly<Datastore>): Record<string, string> {
  return {
    'app.kubernetes.io/name': 'datastore',
    'app.kubernetes.io/instance': metadata.name ?? '',
    'app.kubernetes.io/managed-by': 'datastore-operator',
  };
}

/** The labels as a selector: `a=b,c=d`. */
export function selectorOf(datastore: DeepReadonly<Datastore>): string {
  return Object.entries(labelsOf(datastore))
    .map(([key, value]) => `${key}=${value}`)
    .join(',');
}

/** The name of the StatefulSet and the Service is that of the Datastore; this is that of the ConfigMap. */
export function configMapNameOf({ metadata }: DeepReadonly<Datastore>): string {
  return `${metadata.name}-settings`;
}

/** The settings, as a file. */
export function configMapOf(datastore: DeepReadonly<Datastore>): Applied<corev1.ConfigMap> {
  const { namespace = '' } = datastore.metadata;
  return {
    metadata: { name: configMapNameOf(datastore), namespace, labels: labelsOf(datastore) },
    data: { 'valkey.conf': configurationOf(datastore) },
  };
}

/** Gives every Pod a name, such as `NAME-0.NAME`. */
export function serviceOf(datastore: DeepReadonly<Datastore>): Applied<corev1.Service> {
  const { name = '', namespace = '' } = datastore.metadata;
  return {
    metadata: { name, namespace, labels: labelsOf(datastore) },
    spec: { clusterIP: 'None', selector: labelsOf(datastore), ports: [{ name: 'valkey', port: PORT }] },
  };
}

/** The Pods and their volumes. @param version of Valkey */
export function statefulSetOf(datastore: DeepReadonly<Datastore>, version: string): Applied<appsv1.StatefulSet> {
  const { name = '', namespace = '' } = datastore.metadata;
  const { replicas = 1, storage = '1Gi' } = datastore.spec ?? {};
  const labels = labelsOf(datastore);
  const server = 'exec valkey-server /etc/valkey/valkey.conf';
  return {
    metadata: { name, namespace, labels },
    spec: {
      replicas,
      serviceName: name,
      selector: { matchLabels: labels },
      template: {
        // Pods are restarted when the settings change, as their template does.
        metadata: { labels, annotations: { 'data.example.com/settings': hashOf(configurationOf(datastore)) } },
        spec: {
          securityContext: { runAsNonRoot: true, runAsUser: 999, fsGroup: 999 },
          containers: [
            {
              name: 'valkey',
              image: imageOf(version),
              command: ['sh', '-c'],
              args: [
                `case $HOSTNAME in ${name}-0) ${server};; *) ${server} --replicaof ${name}-0.${name} ${PORT};; esac`,
              ],
              ports: [{ name: 'valkey', containerPort: PORT }],
              readinessProbe: { exec: { command: ['valkey-cli', 'ping'] } },
              resources: { requests: { cpu: '50m', memory: '64Mi' } },
              securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
              volumeMounts: [
                { name: 'data', mountPath: '/data' },
                { name: 'settings', mountPath: '/etc/valkey' },
              ],
            },
          ],
          volumes: [{ name: 'settings', configMap: { name: configMapNameOf(datastore) } }],
        },
      },
      volumeClaimTemplates: [
        {
          metadata: { name: 'data', labels },
          spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage } } },
        },
      ],
    },
  };
}

/** The image of a version of Valkey. */
export function imageOf(version: string): string {
  return `valkey/valkey:${version}`;
}

function configurationOf({ spec }: DeepReadonly<Datastore>): string {
  const settings = Object.entries({ dir: '/data', appendonly: 'yes', ...spec?.settings });
  return settings.map(([name, value]) => `${name} ${value}\n`).join('');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
