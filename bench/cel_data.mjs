// What the family cel asks about, in the form that the programs of scripts/go/cel read.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { podTexts } from './data.mjs';

/** An expression about a list of a thousand. */
export function celAllText() {
  const items = Array.from({ length: 1000 }, (_, index) => ({ name: `pod-${index}`, port: 1 + index }));
  const item = { type: 'object', properties: { name: { type: 'string' }, port: { type: 'integer' } } };
  return JSON.stringify({
    expression: "self.items.all(item, item.port > 0 && item.name != '')",
    schema: { type: 'object', properties: { items: { type: 'array', maxItems: 1000, items: item } } },
    self: { items },
    oldSelf: { items: [] },
  });
}

const string = { type: 'string', maxLength: 256 };
const integer = { type: 'integer', format: 'int32' };
const strings = { type: 'object', additionalProperties: string, maxProperties: 64 };
const anything = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
const rule = (text, message) => ({ rule: text, message });

/** A list of objects with a key. */
function keyed(key, properties, more = {}) {
  return {
    type: 'array',
    maxItems: 100,
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': [key],
    items: { type: 'object', required: [key], properties: { [key]: string, ...properties }, ...more },
  };
}

const quantities = {
  type: 'object',
  maxProperties: 16,
  additionalProperties: {
    anyOf: [{ type: 'integer' }, { type: 'string' }],
    'x-kubernetes-int-or-string': true,
    pattern:
      '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$',
  },
};

const container = {
  image: { type: 'string', minLength: 1, maxLength: 512 },
  imagePullPolicy: { type: 'string', enum: ['Always', 'IfNotPresent', 'Never'], default: 'IfNotPresent' },
  command: { type: 'array', maxItems: 64, items: string },
  args: { type: 'array', maxItems: 64, items: string },
  env: keyed('name', { value: string, valueFrom: anything }),
  ports: keyed(
    'name',
    {
      containerPort: { ...integer, minimum: 1, maximum: 65535 },
      protocol: { type: 'string', enum: ['TCP', 'UDP', 'SCTP'], default: 'TCP' },
    },
    {
      'x-kubernetes-validations': [
        rule("self.protocol != 'SCTP' || self.containerPort > 1024", 'low ports are not for SCTP'),
      ],
    },
  ),
  resources: { type: 'object', properties: { limits: quantities, requests: quantities } },
  volumeMounts: keyed('mountPath', { name: string, readOnly: { type: 'boolean', default: false } }),
  livenessProbe: anything,
  readinessProbe: anything,
  securityContext: anything,
  terminationMessagePath: { type: 'string', maxLength: 256, default: '/dev/termination-log' },
  terminationMessagePolicy: { type: 'string', default: 'File', maxLength: 32 },
};

const spec = {
  type: 'object',
  required: ['containers'],
  properties: {
    containers: keyed('name', container),
    initContainers: keyed('name', container),
    nodeName: string,
    nodeSelector: strings,
    serviceAccountName: { ...string, default: 'default' },
    restartPolicy: { type: 'string', enum: ['Always', 'OnFailure', 'Never'], default: 'Always' },
    terminationGracePeriodSeconds: { type: 'integer', format: 'int64', minimum: 0, default: 30 },
    priority: integer,
    tolerations: { type: 'array', maxItems: 64, items: anything },
    volumes: { type: 'array', maxItems: 64, items: anything },
  },
  'x-kubernetes-validations': [
    rule("self.containers.all(c, c.name.matches('^[a-z0-9]([-a-z0-9]*[a-z0-9])?$'))", 'names are labels'),
    rule("self.restartPolicy != 'Never' || !has(self.priority)", 'what never restarts has no priority'),
    rule('self.containers.all(c, !has(c.ports) || c.ports.all(p, p.containerPort > 0))', 'ports are positive'),
  ],
};

/** A custom resource with the specification of a Pod, as far as its schema goes; other fields are not unknown but missing. */
export function customResourceText() {
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'workers.bench.example.com' },
    spec: {
      group: 'bench.example.com',
      scope: 'Namespaced',
      names: { plural: 'workers', singular: 'worker', kind: 'Worker', listKind: 'WorkerList' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
        },
      ],
    },
  };
  const { metadata, spec: given } = JSON.parse(podTexts(1)[0]);
  const object = { apiVersion: 'bench.example.com/v1', kind: 'Worker', metadata, spec: known(given, spec) };
  return JSON.stringify({ definition, version: 'v1', cases: [{ object }] });
}

/** A value without the fields that its schema does not know. */
function known(value, schema) {
  if (Array.isArray(value)) return value.map((item) => known(item, schema.items ?? {}));
  const { properties } = schema;
  if (properties === undefined || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => properties[name] !== undefined)
      .map(([name, field]) => [name, known(field, properties[name])]),
  );
}

/** The definition of Prometheus, where the real manifests are. */
export function prometheusText() {
  const shared = resolve(fileURLToPath(new URL('..', import.meta.url)), process.env.KUBETYPED_SHARED ?? '../shared');
  const path = join(shared, 'corpus/kube-prometheus/manifests/setup/0prometheusCustomResourceDefinition.yaml');
  if (!existsSync(path)) return undefined;
  return JSON.stringify({ definition: parse(readFileSync(path, 'utf8')), version: 'v1', cases: [] });
}
