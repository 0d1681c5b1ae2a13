import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Service } from 'kubetyped/api/core/v1';
import { PodDisruptionBudget } from 'kubetyped/api/policy/v1';

/** The objects of the application, by name, so that an overlay can change one of them. */
export interface App {
  readonly config: InstanceType<typeof ConfigMap>;
  readonly web: InstanceType<typeof Deployment>;
  readonly service: InstanceType<typeof Service>;
  /** For environments with more than one replica. */
  readonly budget?: InstanceType<typeof PodDisruptionBudget>;
}

const labels = { 'app.kubernetes.io/name': 'web' };

/** What all environments have in common. */
export function base(): App {
  return {
    config: new ConfigMap({ metadata: { name: 'web', labels }, data: { LOG_LEVEL: 'info' } }),
    web: new Deployment({
      metadata: { name: 'web', labels },
      spec: {
        replicas: 1,
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: {
            containers: [
              {
                name: 'web',
                image: 'nginx:1.29',
                ports: [{ name: 'http', containerPort: 80 }],
                envFrom: [{ configMapRef: { name: 'web' } }],
                readinessProbe: { httpGet: { path: '/', port: 'http' } },
                resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { memory: '64Mi' } },
              },
            ],
          },
        },
      },
    }),
    service: new Service({
      metadata: { name: 'web', labels },
      spec: { selector: labels, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    }),
  };
}

/** Keeps all Pods but one while nodes are drained. */
export function newBudget(): InstanceType<typeof PodDisruptionBudget> {
  return new PodDisruptionBudget({
    metadata: { name: 'web', labels },
    spec: { maxUnavailable: 1, selector: { matchLabels: labels } },
  });
}
