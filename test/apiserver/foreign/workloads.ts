import * as appsv1 from 'kubetyped/api/apps/v1';
import * as batchv1 from 'kubetyped/api/batch/v1';
import type * as corev1 from 'kubetyped/api/core/v1';

// With the defaults that kube-apiserver fills in, which controllers rely on.

const template = (app: string, image: string, restartPolicy: 'Always' | 'Never'): corev1.PodTemplateSpec => ({
  metadata: { labels: { app } },
  spec: {
    containers: [
      {
        name: 'main',
        image,
        resources: {},
        imagePullPolicy: 'IfNotPresent',
        terminationMessagePath: '/dev/termination-log',
        terminationMessagePolicy: 'File',
      },
    ],
    restartPolicy,
    dnsPolicy: 'ClusterFirst',
    schedulerName: 'default-scheduler',
    securityContext: {},
    terminationGracePeriodSeconds: 30,
  },
});

export const deployment = (name: string, namespace: string, replicas: number, image: string): appsv1.Deployment =>
  new appsv1.Deployment({
    metadata: { name, namespace },
    spec: {
      replicas,
      selector: { matchLabels: { app: name } },
      template: template(name, image, 'Always'),
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' } },
      revisionHistoryLimit: 2,
      progressDeadlineSeconds: 600,
    },
  });

export const statefulSet = (name: string, namespace: string, replicas: number, image: string): appsv1.StatefulSet =>
  new appsv1.StatefulSet({
    metadata: { name, namespace },
    spec: {
      replicas,
      selector: { matchLabels: { app: name } },
      serviceName: name,
      template: template(name, image, 'Always'),
      podManagementPolicy: 'OrderedReady',
      updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: 0 } },
      revisionHistoryLimit: 2,
    },
  });

export const job = (name: string, namespace: string, completions: number): batchv1.Job =>
  new batchv1.Job({
    metadata: { name, namespace },
    spec: {
      completions,
      parallelism: 2,
      backoffLimit: 6,
      completionMode: 'NonIndexed',
      manualSelector: true,
      suspend: false,
      podReplacementPolicy: 'TerminatingOrFailed',
      selector: { matchLabels: { app: name } },
      template: template(name, 'example.com/a:1', 'Never'),
    },
  });
