// Uses a little of everything that runs in any JavaScript engine, and prints what came of it: the same everywhere.
import { decode, decodeAll, encode, scheme } from 'kubetyped';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { parseQuantity } from 'kubetyped/apimachinery/api/resource';
import { parseMicroTime } from 'kubetyped/apimachinery/apis/meta/v1';
import { parse } from 'kubetyped/apimachinery/labels';
import { Serializer as CBOR } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { newDefaultFieldManager, newSchemeTypeConverter } from 'kubetyped/apimachinery/util/managedfields';
import { patchFor } from 'kubetyped/apimachinery/util/patch';
import * as protobuf from 'kubetyped/protobuf';
import { validate } from 'kubetyped/validation';

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const manifest = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, labels: {app: wéb}}
spec:
  replicas: 3
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers: [{name: web, image: "nginx:1.29", resources: {limits: {cpu: 0.5, memory: 1024Ki}}}]
---
apiVersion: v1
kind: ConfigMap
metadata: {name: a}
data: {key: "<value> \\u2028"}
`;

const [deployment, configMap] = decodeAll(scheme, manifest);
const newer = new appsv1.Deployment({ ...deployment, spec: { ...deployment.spec, replicas: 9007199254740993n } });
const fields = newDefaultFieldManager(newSchemeTypeConverter(scheme), appsv1.Deployment);
const attempts = {
  json: () => encode(deployment),
  yaml: () => encode(deployment, { format: 'yaml' }),
  canonical: () => new JSONSerializer(scheme, { canonical: true }).encodeToString(configMap),
  protobuf: () => hex(protobuf.encode(deployment)),
  fromProtobuf: () => encode(protobuf.decode(scheme, protobuf.encode(configMap))),
  cbor: () => hex(new CBOR(scheme).encode(configMap)),
  int64: () => encode(newer).match(/"replicas":\d+/)?.[0],
  quantity: () => String(parseQuantity('1.5Gi').add('512Mi').mul(3)),
  microTime: () => String(parseMicroTime('2026-01-02T03:04:05.123456Z').nanoseconds),
  selector: () => parse('app in (web, api), !legacy').matches({ app: 'web' }),
  patch: () =>
    patchFor(deployment, new appsv1.Deployment({ ...deployment, metadata: { name: 'web' } }), StrategicMergePatchType)
      .body,
  apply: () => encode(fields.apply(new appsv1.Deployment(), { ...deployment }, 'me')).replace(/"time":"[^"]*"/g, ''),
  validate: () => validate(new corev1.Pod({ metadata: { name: 'Web' } })).map(String),
  unknownKind: () => decode(scheme, '{"apiVersion":"apps/v1","kind":"Deploymnt"}'),
  wrongType: () =>
    decode(scheme, '{"apiVersion":"v1","kind":"Pod","spec":{"containers":[{"ports":[{"containerPort":"80"}]}]}}'),
  broken: () => decode(scheme, 'a: [1'),
  accessors: () => [deployment.getName(), deployment.deepCopy().kind, deployment instanceof appsv1.Deployment],
};
for (const [name, attempt] of Object.entries(attempts)) {
  let result;
  try {
    result = attempt();
  } catch (error) {
    result = `${error.code}: ${error.message}`;
  }
  console.log(`${name}: ${JSON.stringify(result)}`);
}
