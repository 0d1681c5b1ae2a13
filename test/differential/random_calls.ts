import type { GoCall, GoReply } from '../client/go_call.ts';
import type { Random } from './random_scalars.ts';

const pod = {
  apiVersion: 'v1',
  kind: 'Pod',
  spec: { containers: [{ name: 'c', image: 'i', resources: { requests: { cpu: '100m' } } }] },
};
const template = { metadata: { labels: { a: 'b' } }, spec: pod.spec };
const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  spec: { replicas: 2, selector: { matchLabels: { a: 'b' } }, template },
};
const node = { apiVersion: 'v1', kind: 'Node', spec: { unschedulable: true } };
const configMap = { apiVersion: 'v1', kind: 'ConfigMap', data: { k: '<é&\u2028>' }, binaryData: { b: 'AAE=' } };
const cronTab = { apiVersion: 'example.com/v1', kind: 'CronTab', spec: { schedule: '* * * * *', n: 1.5 } };
const partial = { apiVersion: 'meta.k8s.io/v1', kind: 'PartialObjectMetadata' };

interface Subject {
  readonly client: GoCall['client'];
  readonly resource: string;
  readonly object: { readonly apiVersion: string; readonly kind: string };
  readonly cluster?: true;
}

const subjects: readonly Subject[] = [
  ...(['json', 'protobuf'] as const).flatMap((client): Subject[] => [
    { client, resource: 'pods', object: pod },
    { client, resource: 'deployments', object: deployment },
    { client, resource: 'configmaps', object: configMap },
    { client, resource: 'nodes', object: node, cluster: true },
  ]),
  { client: 'dynamic', resource: 'crontabs', object: cronTab },
  { client: 'dynamic', resource: 'nodes', object: node, cluster: true },
  { client: 'metadata', resource: 'deployments', object: partial },
];

const PIECES = ['a', 'b', '-', '.', '..', '/', '%', '%2F', ' ', '+', '&', '=', '?', '#', ':', ';', ',', '@', '~', '*'];
const MORE_PIECES = [
  ...PIECES,
  "'",
  '"',
  '(',
  ')',
  '!',
  '$',
  '\\',
  '<',
  '[',
  '|',
  '^',
  '`',
  'é',
  '€',
  '😀',
  '\t',
  '\u007f',
];

function oddText(r: Random, most = 4): string {
  return Array.from({ length: r.int(most + 1) }, () => r.pick(MORE_PIECES)).join('');
}

function nameOf(r: Random): string {
  return r.int(3) > 0 ? 'a' : oddText(r);
}

/** Some of the fields, in any order. */
function some(r: Random, fields: Readonly<Record<string, () => unknown>>): object {
  const chosen = Object.entries(fields).filter(() => r.int(3) === 0);
  return Object.fromEntries(chosen.map(([key, make]) => [key, make()]));
}

const yesOrNo = (r: Random) => (): boolean => r.int(2) === 0;
const dryRun = (r: Random) => (): string[] => r.pick([[], ['All'], ['All', 'x y']]);

function listOptions(r: Random, isWatch: boolean): object {
  return some(r, {
    labelSelector: () => r.pick(['a=b', 'a in (b, c),d!=e', '!a', oddText(r)]),
    fieldSelector: () => r.pick(['metadata.name=a', oddText(r)]),
    resourceVersion: () => r.pick(['0', '5', '', oddText(r)]),
    resourceVersionMatch: () => r.pick(['Exact', 'NotOlderThan', '']),
    timeoutSeconds: () => r.pick([0, 300, 86_400]),
    ...(isWatch
      ? { allowWatchBookmarks: yesOrNo(r), sendInitialEvents: yesOrNo(r) }
      : { limit: () => r.pick([0, 1, 500, -1]), continue: () => oddText(r) }),
  });
}

function deleteOptions(r: Random): object {
  return some(r, {
    gracePeriodSeconds: () => r.pick([0, -1, 30]),
    propagationPolicy: () => r.pick(['Foreground', 'Background', 'Orphan', '']),
    orphanDependents: yesOrNo(r),
    preconditions: () => r.pick([{}, { uid: 'u' }, { resourceVersion: '7' }]),
    dryRun: dryRun(r),
    ignoreStoreReadErrorWithClusterBreakingPotential: yesOrNo(r),
  });
}

function writeOptions(r: Random, more: Readonly<Record<string, () => unknown>> = {}): object {
  return some(r, {
    dryRun: dryRun(r),
    fieldManager: () => r.pick(['me', oddText(r)]),
    fieldValidation: () => r.pick(['Strict', 'Warn', 'Ignore', '']),
    ...more,
  });
}

function logOptions(r: Random): object {
  return some(r, {
    container: () => r.pick(['c', '', oddText(r)]),
    follow: yesOrNo(r),
    previous: yesOrNo(r),
    timestamps: yesOrNo(r),
    tailLines: () => r.int(3),
    limitBytes: () => 1 + r.int(100),
    sinceSeconds: () => 1 + r.int(100),
    insecureSkipTLSVerifyBackend: yesOrNo(r),
  });
}

const text = JSON.stringify;
const REASONS: readonly (readonly [number, string])[] = [
  [400, 'BadRequest'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'NotFound'],
  [405, 'MethodNotAllowed'],
  [406, 'NotAcceptable'],
  [409, 'Conflict'],
  [409, 'AlreadyExists'],
  [410, 'Expired'],
  [410, 'Gone'],
  [413, 'RequestEntityTooLarge'],
  [422, 'Invalid'],
  [429, 'TooManyRequests'],
  [500, 'InternalError'],
  [503, 'ServiceUnavailable'],
  [504, 'Timeout'],
];

function statusText(r: Random, code: number, reason: string): string {
  const details = some(r, {
    name: () => 'a',
    kind: () => 'pods',
    retryAfterSeconds: () => r.int(5),
    causes: () => [{ reason: 'FieldValueInvalid', message: oddText(r), field: 'spec' }],
  });
  return text({
    apiVersion: 'v1',
    kind: 'Status',
    metadata: {},
    status: 'Failure',
    reason,
    message: oddText(r),
    code,
    details,
  });
}

function failing(r: Random): GoReply {
  const [code, reason] = r.pick(REASONS);
  const types = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'text/html'];
  switch (r.int(6)) {
    case 0:
      return {
        status: r.pick([code, 418, 502, 520]),
        headers: { 'Content-Type': r.pick(types) },
        body: r.pick(['', '{}', 'no\n', '<html>']),
      };
    case 1:
      return { status: code, headers: { 'Content-Type': r.pick(types) }, body: statusText(r, code, reason) };
    default:
      return { status: code, body: statusText(r, code, reason) };
  }
}

/** What a server wants later, and lost connections. */
function delays(r: Random): GoReply[] {
  const count = r.int(8) === 0 ? 9 + r.int(3) : r.int(3);
  return Array.from({ length: count }, () => {
    if (r.int(3) === 0) return { failure: 'reset' as const };
    const code = r.pick([429, 429, 500, 503, 504]);
    const after = r.pick(['0', '1', '2', '-1', '+3', '007', '1.5', 'x', '', 'Wed, 21 Oct 2037 07:28:00 GMT']);
    return { status: code, headers: { 'Retry-After': after }, body: statusText(r, code, 'TooManyRequests') };
  });
}

function succeeding(r: Random, verb: string, subject: Subject, object: object): GoReply {
  const { apiVersion, kind } = subject.object;
  switch (verb) {
    case 'list': {
      const items = Array.from({ length: r.int(3) }, () => object);
      return {
        status: 200,
        body: text({ apiVersion, kind: `${kind}List`, metadata: { resourceVersion: '5' }, items }),
      };
    }
    case 'watch': {
      const gone = { type: 'ERROR', object: JSON.parse(statusText(r, 410, 'Expired')) as object };
      const events = Array.from({ length: r.int(4) }, () =>
        r.int(6) === 0 ? gone : { type: r.pick(['ADDED', 'MODIFIED', 'DELETED', 'BOOKMARK']), object },
      );
      return { status: 200, body: events.map((event) => `${text(event)}\n`).join('') };
    }
    case 'delete':
    case 'deleteCollection':
      return {
        status: r.pick([200, 202]),
        body: text({ apiVersion: 'v1', kind: 'Status', metadata: {}, status: 'Success' }),
      };
    case 'log':
      return { status: 200, headers: { 'Content-Type': 'text/plain' }, body: oddText(r, 20) };
    default:
      return { status: r.pick([200, 201]), body: text(object) };
  }
}

function configOf(r: Random): NonNullable<GoCall['config']> {
  const { groups, uid, extra, as, ...config } = some(r, {
    token: () => 't',
    as: () => r.pick(['jane', 'system:serviceaccount:a:b']),
    uid: () => '7',
    groups: () => r.pick([['a'], ['a', 'b c']]),
    extra: () => ({ [r.pick(['scopes', 'example.com/x y', 'A%é'])]: ['1', '2'] }),
    path: () => r.pick(['/prefix', '/prefix/', '/a/b']),
  }) as NonNullable<GoCall['config']>;
  const impersonated = as && { as, ...(uid && { uid }), ...(groups && { groups }), ...(extra && { extra }) };
  return { ...config, ...impersonated };
}

/** A call, with a script of answers that it may not use up. */
export function randomCall(r: Random): GoCall {
  const subject = r.pick(subjects);
  const { client, resource } = subject;
  const verbs = ['get', 'list', 'watch', 'delete', 'deleteCollection', 'patch'];
  if (client !== 'metadata')
    verbs.push('create', 'update', 'apply', ...(resource === 'configmaps' ? [] : ['updateStatus']));
  if (resource === 'pods') verbs.push('log');
  const verb = r.pick(verbs);
  // Go's clients without generated code don't look at names, and none asks for a namespace: the paths lead elsewhere then.
  const isGenerated = client === 'json' || client === 'protobuf';
  const name = isGenerated ? nameOf(r) : r.pick(['a', 'a:b', 'é', 'a b']);
  const anywhere = verb === 'list' || verb === 'watch' || verb === 'deleteCollection' ? [''] : [];
  const namespace = subject.cluster
    ? ''
    : r.pick(['default', 'default', 'default', ...anywhere, isGenerated ? oddText(r) || 'n' : 'a b']);
  const labels = r.int(2) === 0 ? { labels: { a: oddText(r) } } : {};
  const scope = namespace === '' ? {} : { namespace };
  const object = { ...subject.object, metadata: { name, ...scope, ...labels } };
  const options = (): object => {
    if (verb === 'get') return some(r, { resourceVersion: () => r.pick(['0', '', oddText(r)]) });
    if (verb === 'list' || verb === 'watch') return listOptions(r, verb === 'watch');
    if (verb === 'delete' || verb === 'deleteCollection') return deleteOptions(r);
    if (verb === 'log') return logOptions(r);
    if (verb === 'apply') return { fieldManager: 'me', force: r.int(2) === 0, ...some(r, { dryRun: dryRun(r) }) };
    return writeOptions(r, verb === 'patch' ? { force: yesOrNo(r) } : {});
  };
  const patches = [
    'application/json-patch+json',
    'application/merge-patch+json',
    'application/strategic-merge-patch+json',
  ] as const;
  const sent = verb === 'patch' ? { metadata: labels } : object;
  const last = r.int(3) === 0 ? failing(r) : succeeding(r, verb, subject, object);
  const config = configOf(r);
  return {
    client,
    resource,
    ...(subject.cluster ? {} : { namespace }),
    verb,
    name,
    options: options(),
    ...(verb === 'deleteCollection' ? { list: listOptions(r, false) } : {}),
    ...(['create', 'update', 'updateStatus', 'apply', 'patch'].includes(verb) ? { object: sent } : {}),
    ...(verb === 'patch' ? { patchType: r.pick(patches) } : {}),
    ...(Object.keys(config).length === 0 ? {} : { config }),
    replies: [...delays(r), last],
  };
}
