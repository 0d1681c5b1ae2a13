// Random webhook configurations, answers and requests, mostly such that somebody is asked.
import type { Random } from '../differential/random_scalars.ts';
import type { ScriptedAnswer, WebhookQuestion } from './webhook_answer.ts';

type JSONObject = Record<string, unknown>;

const RULES = [
  { apiGroups: ['*'], apiVersions: ['*'], operations: ['*'], resources: ['*/*'] },
  { apiGroups: ['example.com'], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: ['widgets'] },
  { apiGroups: ['example.com'], apiVersions: ['*'], operations: ['DELETE'], resources: ['widgets'] },
  { apiGroups: ['example.com'], apiVersions: ['v1'], operations: ['*'], resources: ['*'], scope: 'Cluster' },
  { apiGroups: ['example.com'], apiVersions: ['v1'], operations: ['*'], resources: ['*'], scope: 'Namespaced' },
  { apiGroups: [''], apiVersions: ['v1'], operations: ['*'], resources: ['pods'] },
];

const CONDITIONS = [
  'request.operation == "CREATE"',
  'object.spec.replicas > 1',
  'object.spec.missing == 1',
  'oldObject == null',
  'authorizer.group("").resource("pods").check("get").allowed()',
  'true',
  'false',
];

const PATCHES = [
  [{ op: 'add', path: '/spec/image', value: 'x' }],
  [{ op: 'replace', path: '/spec/replicas', value: 3 }],
  [{ op: 'add', path: '/metadata/labels', value: { by: 'webhook' } }],
  [
    { op: 'test', path: '/spec/replicas', value: 1 },
    { op: 'remove', path: '/spec/replicas' },
  ],
  [{ op: 'remove', path: '/spec/none' }],
  [{ op: 'odd', path: '/spec' }],
  [],
  'text',
  { op: 'add' },
  [1],
  [null],
  [{ op: 1, path: '/spec' }],
  [{ op: 'remove', path: 2 }],
  null,
];

/** Patches that are no JSON. */
const BROKEN = ['[', 'nonsense', '[{"op":"remove","path":"/spec/replicas"}] x'];

/** Other ways to write a path, and what is asked then. */
const PATHS: readonly ((path: string) => readonly [written: string, asked: string])[] = [
  (path) => [`${path}/`, path],
  (path) => [`/${path}`, path],
  (path) => [`/a/..${path}`, path],
  (path) => [`/.${path}/.`, path],
  (path) => [`/a%2F..${path}`, path],
  (path) => [`${path}%20(x)`, `${path} (x)`],
  (path) => [`${path}%3Fa=b`, `${path}?a=b`],
  (path) => [`${path}/ä`, `${path}/ä`],
];

const TYPES = [
  'text/plain',
  'application/octet-stream',
  'application/json; charset=utf-8',
  'application/yaml',
  'json',
  'application/json; a',
  '/',
  'a b',
  ';',
];

/** Those without a Location are no redirects. */
const STATUSES = [202, 204, 207, 226, 300, 301, 302, 303, 304, 305, 307, 308, 400, 403, 404, 409, 422, 429, 500, 503];

const BODIES = [
  'down',
  '',
  ' ',
  '{',
  '[1',
  'a: b: c',
  'apiVersion: v1',
  '- a',
  '{"apiVersion":"v1","kind":"Status","status":"Failure","message":"full","reason":"Conflict","code":409}',
  '{"apiVersion":"v1","kind":"Status","status":"Success"}',
  '{"apiVersion":"v1","kind":"Status"}',
];

/** A review in other spellings. */
function spelled(review: JSONObject): string[] {
  const body = JSON.stringify(review);
  return [
    `\n\t ${body} \n`,
    `${body} x`,
    `${body}${body}`,
    `---\n${body}`,
    `# YAML\n${body}`,
    body.replace('"allowed"', '"Allowed"'),
    body.replace('"allowed"', '"allowed":false,"allowed"'),
    body.replace('"response"', '"response":{"more":1},"response"'),
    body.replace('"kind"', '"more":1e999,"kind"'),
    Object.entries(review)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join(''),
  ];
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

function some<T extends object>(random: Random, likely: number, value: () => T): T | object {
  return random.int(100) < likely ? value() : {};
}

function response(random: Random, mutating: boolean): JSONObject {
  const patched = mutating ? random.int(100) < 50 : random.int(100) < 4;
  return {
    uid: random.int(20) === 0 ? 'other' : '$uid',
    allowed: random.int(4) !== 0,
    ...some(random, 40, () => ({
      status: {
        ...some(random, 60, () => ({ message: random.pick(['no', '', 'because "x"']) })),
        ...some(random, 40, () => ({ reason: random.pick(['Forbidden', 'Odd', '']) })),
        ...some(random, 50, () => ({ code: random.pick([0, 200, 403, 422, 500]) })),
        ...some(random, 20, () => ({ status: random.pick(['Success', 'Failure', '']) })),
      },
    })),
    ...(patched && {
      patch: base64(random.int(20) === 0 ? random.pick(BROKEN) : JSON.stringify(random.pick(PATCHES))),
    }),
    ...(patched !== (random.int(20) === 0) && {
      patchType: random.int(20) === 0 ? random.pick(['', 'Merge']) : 'JSONPatch',
    }),
    ...some(random, 30, () => ({ warnings: [random.pick(['careful', 'mind "this"', ''])] })),
    ...some(random, 30, () => ({ auditAnnotations: { [random.pick(['seen', 'b', 'not a key', 'a/b'])]: 'yes' } })),
  };
}

function answer(random: Random, mutating: boolean): ScriptedAnswer {
  const review = {
    ...some(random, 96, () => ({
      apiVersion: random.int(12) === 0 ? 'admission.k8s.io/v1beta1' : 'admission.k8s.io/v1',
    })),
    ...some(random, 97, () => ({ kind: 'AdmissionReview' })),
    ...some(random, 97, () => ({ response: response(random, mutating) })),
  };
  const type = random.int(10) === 0 ? random.pick(TYPES) : 'application/json';
  const body = JSON.stringify(review);
  switch (random.int(20)) {
    case 0:
      return { status: random.pick(STATUSES), type: random.pick(['text/plain', type]), body: random.pick(BODIES) };
    case 3:
      return { status: 200, type, body: random.pick([...BODIES, ...spelled(review)]) };
    case 4:
      return random.int(8) === 0 ? { status: 200, type, body, hangs: true } : { status: 206, type, body };
    case 1:
      return { status: 200, type, body: random.pick([body.slice(0, -3), '', 'null', '[]', '"text"', '{}']) };
    case 2:
      return { status: 200, type, body: body.replace('"allowed":true', '"allowed":"yes"') };
    default:
      return { status: random.int(20) === 0 ? 201 : 200, type, body };
  }
}

function webhook(random: Random, name: string, path: string, mutating: boolean): JSONObject {
  return {
    name,
    clientConfig: random.int(40) === 0 ? {} : { url: `https://webhooks${path}` },
    rules: random.int(20) === 0 ? [] : [random.pick(RULES), random.pick(RULES)],
    admissionReviewVersions: random.pick([['v1'], ['v1'], ['v1', 'v1beta1'], ['v1beta1'], ['v2', 'v1'], ['v2']]),
    sideEffects: random.pick(['None', 'None', 'NoneOnDryRun', 'Some', 'Unknown']),
    failurePolicy: random.pick(['Fail', 'Ignore']),
    matchPolicy: random.pick(['Exact', 'Equivalent']),
    timeoutSeconds: random.pick([20, 25, 30]),
    namespaceSelector: random.int(4) === 0 ? { matchLabels: { team: random.pick(['a', 'b']) } } : {},
    objectSelector: random.int(4) === 0 ? { matchLabels: { app: random.pick(['a', 'b']) } } : {},
    ...some(random, 30, () => ({
      matchConditions: [...Array(1 + random.int(2)).keys()].map((index) => ({
        name: `c${index}`,
        expression: random.pick(CONDITIONS),
      })),
    })),
    ...(mutating && { reinvocationPolicy: random.pick(['Never', 'IfNeeded']) }),
  };
}

function configurations(random: Random, prefix: string, answers: Record<string, ScriptedAnswer>): JSONObject[] {
  const mutating = prefix === 'm';
  // Of several validating ones that refuse, Go names the one that answers first, which is chance.
  return [...Array(mutating ? random.int(3) : 1).keys()].map((at) => ({
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: mutating ? 'MutatingWebhookConfiguration' : 'ValidatingWebhookConfiguration',
    metadata: { name: `${prefix}${at}` },
    webhooks: [...Array(mutating ? 1 + random.int(2) : 1).keys()].map((index) => {
      const path = `/${prefix}${at}-${index}`;
      const answered = answer(random, mutating);
      const [written, asked] = random.int(8) === 0 ? random.pick(PATHS)(path) : [path, path];
      answers[asked] = answered;
      return {
        ...webhook(random, `${prefix}${at}-${index}.example.com`, written, mutating),
        ...(answered.hangs && { timeoutSeconds: 3 }),
      };
    }),
  }));
}

function widget(random: Random, name: string, namespace: string): JSONObject {
  return {
    apiVersion: 'example.com/v1',
    kind: 'Widget',
    metadata: {
      name,
      ...(namespace && { namespace }),
      ...some(random, 50, () => ({ labels: { app: random.pick(['a', 'b']) } })),
    },
    spec: { replicas: 1 + random.int(3) },
  };
}

/** A question. */
export function randomWebhookQuestion(random: Random): WebhookQuestion {
  const answers: Record<string, ScriptedAnswer> = {};
  const operation = random.pick(['CREATE', 'CREATE', 'UPDATE', 'DELETE'] as const);
  const namespace = random.pick(['default', 'default', 'other', 'missing']);
  const question = {
    namespaces: [
      { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'default', labels: { team: 'a' } } },
      { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'other' } },
    ],
    allowed: random.pick([[], ['get']]),
    request: {
      operation,
      kind: { Group: 'example.com', Version: 'v1', Kind: 'Widget' },
      resource: { Group: 'example.com', Version: 'v1', Resource: 'widgets' },
      name: 'w',
      namespace,
      ...(operation !== 'DELETE' && { object: widget(random, 'w', namespace) }),
      ...(operation !== 'CREATE' && { oldObject: widget(random, 'w', namespace) }),
      dryRun: random.int(5) === 0,
      user: { Name: 'ann', ...some(random, 30, () => ({ Groups: ['dev'], UID: 'u', Extra: { a: ['b'] } })) },
    },
    webhooks: {
      mutating: configurations(random, 'm', answers),
      validating: configurations(random, 'v', answers),
      answers,
    },
  };
  return JSON.parse(JSON.stringify(question));
}
