import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DecodeOptions, decode, scheme } from 'kubetyped';
import * as admissionv1 from 'kubetyped/api/admission/v1';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as policyv1 from 'kubetyped/api/policy/v1';
import type * as rbacv1 from 'kubetyped/api/rbac/v1';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import { type Init, type KindBase, type KindClass, type Plain, Scheme } from 'kubetyped/apimachinery/runtime';

// What the compiler must accept and refuse of the generated types. Only the last function is called.

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Has<Union, Member> = Member extends Union ? true : false;
function is<_T extends true>(): void {}

/** The texts of an open enum, without "any text": that alone makes an index signature, and nothing has to have those. */
type Known<T extends string> = T extends T ? ({} extends { [K in T]: 1 } ? never : T) : never;

export function fullPod(): corev1.Pod {
  return new corev1.Pod({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: 'nginx',
      namespace: metav1.NamespaceDefault,
      labels: { app: 'web' },
      creationTimestamp: '2024-01-01T00:00:00Z',
      generation: 2,
    },
    spec: {
      restartPolicy: corev1.RestartPolicyAlways,
      terminationGracePeriodSeconds: 30,
      nodeSelector: { disk: 'ssd' },
      containers: [
        {
          name: 'nginx',
          image: 'nginx',
          ports: [{ containerPort: 80, protocol: corev1.ProtocolTCP }],
          resources: { requests: { cpu: '250m', memory: '64Mi' }, limits: { cpu: 2, 'example.com/gpu': 1 } },
          readinessProbe: { httpGet: { port: 'http', path: '/' }, periodSeconds: 5 },
          livenessProbe: { tcpSocket: { port: 80 } },
          envFrom: [{ configMapRef: { name: 'env' } }],
          securityContext: { runAsUser: 1000, runAsNonRoot: true },
        },
      ],
      volumes: [{ name: 'data', emptyDir: { medium: corev1.StorageMediumMemory, sizeLimit: '1Gi' } }],
      tolerations: [
        { key: corev1.TaintNodeNotReady, operator: corev1.TolerationOpExists, effect: corev1.TaintEffectNoExecute },
      ],
    },
  });
}

export function fields(pod: corev1.Pod, deployment: appsv1.Deployment, list: corev1.PodList): void {
  is<Equal<corev1.Pod['kind'], 'Pod'>>();
  is<Equal<corev1.Pod['apiVersion'], 'v1'>>();
  is<Equal<appsv1.Deployment['apiVersion'], 'apps/v1'>>();
  is<Equal<corev1.PodList['items'], corev1.Pod[]>>();
  is<Equal<corev1.Pod['metadata'], metav1.ObjectMeta>>();
  // Always there, so that no ?. is needed.
  pod.metadata.name?.length;
  pod.metadata.labels?.['app']?.length;
  list.items[0]?.metadata.name;
  list.metadata.resourceVersion;
  // @ts-expect-error spec may be absent
  pod.spec.containers;
  // @ts-expect-error a label may be absent
  pod.metadata.labels!['app'].length;
  // @ts-expect-error no such field
  pod.spec?.containres;
  // @ts-expect-error no such field, nested in a list
  pod.spec?.containers[0]?.imagePullPolice;
  // @ts-expect-error a Deployment is no Pod
  const other: corev1.Pod = deployment;
  // @ts-expect-error nor does its list take one
  list.items.push(deployment);
  // @ts-expect-error a Kind is told by its name even where the fields would do
  const secret: corev1.Secret = new corev1.ConfigMap();
  void [other, secret];
}

export function inits(name: string | undefined): void {
  new corev1.PodList({ items: [{ metadata: { name: 'a' } }, new corev1.Pod(), fullPod()] });
  new corev1.Pod();
  // @ts-expect-error misspelt at the top
  new corev1.Pod({ metdata: {} });
  // @ts-expect-error misspelt inside
  new corev1.Pod({ spec: { containers: [{ name: 'a', imag: 'x' }] } });
  // @ts-expect-error a container needs a name
  new corev1.Pod({ spec: { containers: [{ image: 'x' }] } });
  // @ts-expect-error a port is a number
  new corev1.Pod({ spec: { containers: [{ name: 'a', ports: [{ containerPort: '80' }] }] } });
  // @ts-expect-error an enum field is not a number
  new corev1.Pod({ spec: { containers: [], restartPolicy: 1 } });
  // @ts-expect-error labels are texts
  new corev1.Pod({ metadata: { labels: { a: 1 } } });
  // @ts-expect-error items of another Kind
  new corev1.PodList({ items: [new corev1.Secret()] });
  // @ts-expect-error undefined is not the same as absent
  new corev1.Pod({ metadata: { name } });
  // @ts-expect-error another Kind's name
  new corev1.Pod({ kind: 'Secret' });
}

export function scalars(
  requirements: corev1.ResourceRequirements,
  probe: corev1.HTTPGetAction,
  spec: corev1.PodSpec,
): void {
  requirements.limits = { cpu: 2, memory: '1Gi', 'nvidia.com/gpu': '1' };
  probe.port = 80;
  probe.port = 'http';
  spec.activeDeadlineSeconds = 5;
  // @ts-expect-error a number, for the compiler; decoders give a bigint beyond 2^53 all the same
  spec.activeDeadlineSeconds = 9007199254740993n;
  // @ts-expect-error a quantity is no bigint
  requirements.limits = { cpu: 2n };
  // @ts-expect-error an IntOrString is not a boolean
  probe.port = true;
  // @ts-expect-error an int64 is not a string
  spec.activeDeadlineSeconds = '5';
  // @ts-expect-error an int32 is no bigint
  spec.priority = 5n;
  // @ts-expect-error a time is text on the wire
  new corev1.Pod({ metadata: { creationTimestamp: new Date() } });
  // @ts-expect-error bytes are base64
  new corev1.Secret({ data: { a: new Uint8Array() } });
}

export function enums(spec: corev1.PodSpec, port: corev1.ContainerPort): void {
  is<Equal<Known<corev1.RestartPolicy>, 'Always' | 'Never' | 'OnFailure'>>();
  is<Equal<Known<corev1.Protocol>, 'SCTP' | 'TCP' | 'UDP'>>();
  // Closed where the API refuses other values: by upstream's marker, or by the function that validates.
  // @ts-expect-error no such value
  spec.restartPolicy = 'Sometimes';
  // @ts-expect-error a typo
  const taint: corev1.Taint = { key: 'a', effect: 'NoSchedul' };
  // @ts-expect-error a typo
  const toleration: corev1.Toleration = { operator: 'Exist' };
  // @ts-expect-error a typo, in a set that only a validating function closes
  spec.os = { name: 'Linux' };
  // @ts-expect-error another case
  const condition: metav1.Condition['status'] = 'true';
  // @ts-expect-error a plain string in Go
  const subject: rbacv1.Subject = { kind: 'user', name: 'a' };
  // @ts-expect-error a plain string in Go, in a list
  const options: metav1.DeleteOptions['dryRun'] = ['all'];
  // Open where others may define values.
  is<Has<corev1.PodConditionType, string>>();
  is<Has<corev1.ResourceName, string>>();
  is<Has<corev1.SecretType, string>>();
  is<Has<metav1.StatusReason, string>>();
  void [taint, toleration, condition, subject, options];
  spec.restartPolicy = corev1.RestartPolicyNever;
  spec.dnsPolicy = corev1.DNSClusterFirst;
  port.protocol = corev1.ProtocolUDP;
  is<Equal<typeof corev1.RestartPolicyNever, 'Never'>>();
  is<Equal<typeof corev1.TaintNodeNotReady, 'node.kubernetes.io/not-ready'>>();
}

/** What the API demands and does not default must be there. */
export function required(template: corev1.PodTemplateSpec): void {
  const selector = { matchLabels: { a: 'b' } };
  const deployment: appsv1.DeploymentSpec = { selector, template };
  // @ts-expect-error no selector
  const unselected: appsv1.DeploymentSpec = { template };
  // @ts-expect-error no template
  const empty: appsv1.DeploymentSpec = { selector };
  // @ts-expect-error no spec
  const shell: corev1.PodTemplateSpec = { metadata: {} };
  // @ts-expect-error no accessModes, no resources
  const claim: corev1.PersistentVolumeClaimSpec = { storageClassName: 'a' };
  // Defaulted, or good enough when left out.
  const role: rbacv1.RoleRef = { kind: 'ClusterRole', name: 'view' };
  const header: corev1.HTTPHeader = { name: 'X-Empty' };
  void [deployment, unselected, empty, shell, claim, role, header];
}

/** As a type, a Kind is its data: whatever has them will do. */
export function data(pod: corev1.Pod, made: InstanceType<typeof corev1.Pod>, spec: corev1.PodSpec): void {
  const literal: corev1.Pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec };
  const spread: corev1.Pod = { ...made, spec };
  const cloned: corev1.Pod = structuredClone(pod);
  const fromJSON: corev1.Pod = corev1.Pod.from({ metadata: { name: 'a' } });
  const list: corev1.PodList = new corev1.PodList({ items: [literal, made, { metadata: { name: 'b' } }] });
  // What `new` makes has the accessors; data alone have none.
  made.getName().length;
  made.deepCopy().getNamespace().length;
  // @ts-expect-error data have no methods
  pod.getName();
  // @ts-expect-error a spread loses the methods
  ({ ...made }).getName();
  // @ts-expect-error metadata is missing
  const bare: corev1.Pod = { apiVersion: 'v1', kind: 'Pod' };
  // @ts-expect-error another Kind's apiVersion
  const wrong: corev1.Pod = { apiVersion: 'apps/v1', kind: 'Pod', metadata: {} };
  void [literal, spread, cloned, fromJSON, list, bare, wrong];
}

/** A class of one's own: data and accessors are those of the Kind, with `this` typed. */
class Mine extends corev1.Pod {
  node(): string {
    return this.spec?.nodeName ?? '';
  }
}

export function subclass(unknown: unknown, mine: Mine): string | undefined {
  const pod: corev1.Pod = mine;
  const copy: Mine = mine.deepCopy();
  const decoded: Mine = decode(Mine, '');
  const from: Mine = Mine.from({ spec: { containers: [] } });
  if (unknown instanceof corev1.Pod) return unknown.spec?.nodeName ?? unknown.getName();
  // @ts-expect-error a typo in the data
  new Mine({ spce: {} });
  void [pod, copy, from];
  return decoded.node();
}

/** Code for any Kind: the class says of which type its objects are. */
export function generic(): void {
  function create<T extends object>(type: KindClass<T>, init: Init<T>): T {
    return new type(init as never);
  }
  const secret = create(corev1.Secret, { stringData: { a: 'b' } });
  secret.stringData?.['a']?.length;
  secret.getName().length;
  // @ts-expect-error no field of a Secret
  create(corev1.Secret, { spec: {} });
  const typed: appsv1.Deployment = scheme.new(appsv1.Deployment);
  const known: corev1.Secret = scheme.from({ apiVersion: 'v1', kind: 'Secret', metadata: {} });
  void [typed, known];
}

/** A Kind within another object is data: no methods are asked for, none are promised. */
export function nested(claim: corev1.PersistentVolumeClaim): void {
  const response: admissionv1.AdmissionResponse = { uid: '1', allowed: false, status: { code: 403, message: 'no' } };
  new admissionv1.AdmissionReview({ response });
  new admissionv1.AdmissionReview({ response: { uid: '1', allowed: false, status: new metav1.Status({ code: 403 }) } });
  new policyv1.Eviction({ metadata: { name: 'a' }, deleteOptions: { gracePeriodSeconds: 0 } });
  const set = new appsv1.StatefulSet({
    spec: {
      serviceName: 'a',
      selector: { matchLabels: { a: 'b' } },
      template: { spec: { containers: [] } },
      volumeClaimTemplates: [
        claim,
        {
          metadata: { name: 'data' },
          spec: { accessModes: [corev1.ReadWriteOnce], resources: { requests: { storage: '1Gi' } } },
        },
      ],
    },
  });
  set.spec?.volumeClaimTemplates?.[0]?.metadata?.name;
  // @ts-expect-error misspelt inside
  new policyv1.Eviction({ deleteOptions: { gracePeriod: 0 } });
  // @ts-expect-error decoding makes no instance of it
  set.spec?.volumeClaimTemplates?.[0]?.getName();
}

export function schemes(): void {
  const mine = new Scheme();
  corev1.addToScheme(mine);
  mine.addKnownTypes(corev1.schemeGroupVersion, corev1.Pod, corev1.PodList);
  mine.addKnownTypes(corev1.Pod, corev1.Pod);
  const made: KindBase = mine.new(corev1.Pod);
  const wrapped: KindBase = scheme.from({ apiVersion: 'v1', kind: 'Pod' });
  const byClass: KindClass<corev1.Pod> = corev1.Pod;
  const pod: corev1.Pod = new byClass();
  const from: corev1.Pod = corev1.Pod.from({ apiVersion: 'v1', kind: 'Pod', spec: { containers: [] } });
  const plain: Plain<corev1.Pod> = { ...pod };
  // @ts-expect-error a plain object is not a class
  mine.addKnownTypes(corev1.schemeGroupVersion, {});
  // @ts-expect-error the class of another Kind
  const wrong: KindClass<corev1.Pod> = corev1.Secret;
  void [made, wrapped, from, plain, wrong];
}

export function decoding(text: string, options: DecodeOptions): void {
  const pod = decode(corev1.Pod, text, { strict: true });
  is<Equal<typeof pod, InstanceType<typeof corev1.Pod>>>();
  pod.spec?.containers[0]?.name;
  pod.getName().length;
  const data: corev1.Pod = pod;
  const list = decode(corev1.PodList, text);
  for (const item of list.items) item.getName().length;
  const any = decode(scheme, text, options);
  any.kind.length;
  // @ts-expect-error its Kind is not known
  any.spec;
  // A union, told apart by kind and, where several groups have the kind, apiVersion.
  if (any.kind === 'Pod') {
    any.spec?.containers[0]?.name;
    any.getName().length;
  }
  if (any.kind === 'Deployment' && any.apiVersion === 'apps/v1') any.spec?.template.spec?.containers;
  if (any.kind === 'Status') any.message?.length;
  // @ts-expect-error no such kind
  if (any.kind === 'Pood') return;
  const other: KindBase = decode(scheme, text);
  // @ts-expect-error not a Kind
  decode(corev1.PodSpec, text);
  // @ts-expect-error another Kind
  const secret: corev1.Secret = decode(corev1.Pod, text);
  // @ts-expect-error no unchecked type argument
  decode<corev1.Pod>(scheme, text);
  void [data, other, secret];
}

test('what compiles is what happens', () => {
  const pod = fullPod();
  assert.equal(pod.spec?.containers[0]?.resources?.limits?.['cpu'], 2);
  assert.deepEqual(decode(corev1.Pod, '{"apiVersion":"v1","kind":"Pod"}').metadata, {});
  assert.deepEqual(decode(corev1.PodList, '{"apiVersion":"v1","kind":"PodList"}').items, []);
});
