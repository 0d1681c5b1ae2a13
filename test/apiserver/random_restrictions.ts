// Requests for PodNodeSelector, PodTolerationRestriction and EventRateLimit, and what nobody sane would write.
import type { Random } from '../differential/random_scalars.ts';
import type { RestrictionRow, TimedEvent } from './restriction_rows.ts';

const PREFIX = 'scheduler.alpha.kubernetes.io/';
const POD = {
  kind: { group: '', version: 'v1', kind: 'Pod' },
  resource: { group: '', version: 'v1', resource: 'pods' },
};
const EVENT = {
  kind: { group: '', version: 'v1', kind: 'Event' },
  resource: { group: '', version: 'v1', resource: 'events' },
};

const keys = ['a', 'a', 'b', 'example.com/c', 'd.e', '__proto__', 'constructor', '', 'x y'];
const values = ['', '1', '1', '2', 'a.b', '-', 'é'];

/** `n` says which one it is: namespaces have names of their own. */
export function randomRestriction(r: Random, n: number): RestrictionRow {
  switch (r.int(7)) {
    case 0:
      return eventRow(r);
    case 1:
    case 2:
    case 3:
      return selectorRow(r, `ns-${n}`);
    default:
      return tolerationRow(r, `ns-${n}`);
  }
}

function labels(r: Random): string {
  if (r.int(12) === 0)
    return r.pick([',', '=', 'a', 'a==1', 'a=1,', 'a!=1', 'a in (1)', ' ', 'a=1=2', '\t a = 1 ', 'a =1,b= 2']);
  return Array.from({ length: r.int(4) }, () => {
    const odd = r.int(8) === 0;
    return `${r.pick(odd ? keys : keys.slice(0, 5))}=${r.pick(odd ? values : values.slice(0, 5))}`;
  }).join(',');
}

function nodeSelector(r: Random): object | null | undefined {
  if (r.int(4) === 0) return r.pick([undefined, null, {}]);
  return Object.fromEntries(
    Array.from({ length: 1 + r.int(3) }, () => [r.pick(keys), r.int(10) === 0 ? null : r.pick(values)]),
  );
}

function toleration(r: Random): object | null {
  if (r.int(30) === 0) return r.pick([null, {}]);
  const maybe = (name: string, all: readonly unknown[]): object => (r.int(3) === 0 ? {} : { [name]: r.pick(all) });
  return {
    ...maybe('key', ['a', 'a', 'b', '', 'node.kubernetes.io/memory-pressure', null]),
    ...maybe('operator', ['Exists', 'Exists', 'Equal', 'Equal', '', 'Lt', 'Gt', 'exists', null]),
    ...maybe('value', ['1', '1', '2', '', null]),
    ...maybe('effect', ['NoSchedule', 'NoSchedule', 'NoExecute', 'PreferNoSchedule', '', null]),
    ...(r.int(3) === 0 && { tolerationSeconds: r.pick([0, 5, 10, -1, null, 9007199254740991]) }),
  };
}

const tolerations = (r: Random): (object | null)[] => Array.from({ length: r.int(4) }, () => toleration(r));

/** A list of tolerations as text, at times one that is none. */
function annotation(r: Random): string {
  if (r.int(5) > 0) return JSON.stringify(tolerations(r));
  return r.pick([
    ...['', ' ', 'null', '[]', '{}', '"a"', '5', 'true', '[', '[{]', '[null]', '[5]', '["a"]', '[[]]', '[{"key":5}]'],
    ...['[{"Key":"a","OPERATOR":"Exists"}]', '[{"operator":"Exists","other":1}]', '[{"effect":{}}]', '[] x'],
    ...['[{"tolerationSeconds":"5"}]', '[{"tolerationSeconds":9223372036854775808}]', '[{"operator":true},{"key":1}]'],
    ...['[{"tolerationSeconds":1.5}]', '[{"tolerationſeconds":1}]', "[{'key':'a'}]", '[{"key":"a","key":"b"}]'],
  ]);
}

function request(r: Random, namespace: string): Omit<RestrictionRow, 'plugin'> {
  const operation = r.pick(['CREATE', 'CREATE', 'CREATE', 'CREATE', 'UPDATE', 'UPDATE', 'DELETE', 'CONNECT'] as const);
  const subresource = r.pick(['', '', '', '', '', '', '', 'status', 'binding', 'ephemeralcontainers', 'resize']);
  const metadata = r.pick([{ name: 'a' }, { name: 'a' }, { generateName: 'a-' }, {}, null]);
  const name = r.pick(['a', '']);
  return {
    ...POD,
    operation,
    ...(subresource && { subresource }),
    namespace,
    ...(name && { name }),
    object: { metadata },
  };
}

function row(
  r: Random,
  plugin: RestrictionRow['plugin'],
  namespace: string,
  spec: object,
  annotations: Readonly<Record<string, string>>,
  config: object,
): RestrictionRow {
  const { object, ...rest } = request(r, namespace);
  const given = r.int(3) > 0;
  const gone = r.int(20) === 0;
  const pod = { apiVersion: 'v1', kind: 'Pod', ...object, spec };
  const metadata = { name: namespace, ...(r.int(10) > 0 && { annotations }) };
  return {
    plugin,
    ...rest,
    ...(given && { config: JSON.stringify(config) }),
    ...(rest.operation === 'CREATE' && { object: pod }),
    ...(rest.operation === 'UPDATE' && { object: pod, old: pod }),
    ...(r.int(30) === 0 && { object: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } } }),
    ...(!gone && { existing: [{ apiVersion: 'v1', kind: 'Namespace', metadata }] }),
  };
}

function selectorRow(r: Random, namespace: string): RestrictionRow {
  const selector = nodeSelector(r);
  const spec = { containers: [], ...(selector !== undefined && { nodeSelector: selector }) };
  const annotations = r.int(3) === 0 ? { other: 'a=1' } : { [`${PREFIX}node-selector`]: labels(r) };
  const podNodeSelectorPluginConfig = {
    ...(r.int(2) === 0 && { clusterDefaultNodeSelector: labels(r) }),
    ...(r.int(2) === 0 && { [namespace]: labels(r) }),
    ...(r.int(5) === 0 && { other: 'x=y' }),
  };
  return row(r, 'PodNodeSelector', namespace, spec, annotations, { podNodeSelectorPluginConfig });
}

function tolerationRow(r: Random, namespace: string): RestrictionRow {
  const amounts = (): object | undefined =>
    r.pick([undefined, undefined, { cpu: '1' }, { memory: '0' }, { other: '1' }]);
  const resources = { requests: amounts(), limits: amounts() };
  const containers = Array.from({ length: r.int(3) }, () => ({ name: 'a', ...(r.int(2) === 0 && { resources }) }));
  const spec = { containers, ...(r.int(6) > 0 && { tolerations: r.int(20) === 0 ? null : tolerations(r) }) };
  const annotations = {
    ...(r.int(2) === 0 && { [`${PREFIX}defaultTolerations`]: annotation(r) }),
    ...(r.int(2) === 0 && { [`${PREFIX}tolerationsWhitelist`]: annotation(r) }),
  };
  const right = (): object[] =>
    Array.from({ length: r.int(3) }, () =>
      r.pick([
        { key: 'a', operator: 'Exists' },
        { operator: 'Exists' },
        { key: 'b', operator: 'Equal', value: '1', effect: 'NoSchedule' },
        { key: 'a', value: '1' },
        { key: 'node.kubernetes.io/memory-pressure', operator: 'Exists', effect: 'NoSchedule' },
        ...(r.int(6) === 0 ? [{ operator: 'Equal' }, { key: 'x y', effect: 'No' }, { key: 'a', operator: 'Lt' }] : []),
      ]),
    );
  const config = {
    apiVersion: 'podtolerationrestriction.admission.k8s.io/v1alpha1',
    kind: 'Configuration',
    ...(r.int(2) === 0 && { default: right() }),
    ...(r.int(2) === 0 && { whitelist: right() }),
  };
  return row(r, 'PodTolerationRestriction', namespace, spec, annotations, config);
}

function timedEvent(r: Random): TimedEvent {
  const some = (name: string, all: readonly string[]): object => (r.int(2) === 0 ? {} : { [name]: r.pick(all) });
  return {
    after: r.pick([0, 0, 1, 10, 100, 100, 100, 333, 334, 500, 999, 1000, 3000]),
    ...some('namespace', ['a', 'b', 'c']),
    ...some('user', ['a', 'system:anonymous', 'b', '__proto__']),
    ...(r.int(15) === 0 && { group: 'events.k8s.io' }),
    ...(r.int(15) === 0 && { dryRun: true }),
    source: { ...some('component', ['a', 'b']), ...some('host', ['a']) },
    about: { ...some('kind', ['a', 'b']), ...some('name', ['a', 'bb']), ...some('uid', ['b']) },
  };
}

function eventRow(r: Random): RestrictionRow {
  const limit = (): object => ({
    type: r.pick(['Server', 'Namespace', 'User', 'SourceAndObject', ...(r.int(4) === 0 ? ['server'] : [])]),
    qps: r.pick([1, 5, 50, ...(r.int(4) === 0 ? [0, -1] : [])]),
    burst: r.pick([1, 5, 50, ...(r.int(4) === 0 ? [0, -1] : [])]),
    ...(r.int(3) === 0 && { cacheSize: r.pick([0, 1, 5, ...(r.int(4) === 0 ? [-1] : [])]) }),
  });
  const limits = r.int(10) === 0 ? r.pick([undefined, []]) : Array.from({ length: 1 + r.int(3) }, limit);
  const config = { apiVersion: 'eventratelimit.admission.k8s.io/v1alpha1', kind: 'Configuration', limits };
  if (r.int(2) === 0) {
    const events = Array.from({ length: 1 + r.int(40) }, () => timedEvent(r));
    const right = Array.from({ length: 1 + r.int(3) }, () => ({
      type: r.pick(['Server', 'Namespace', 'User', 'SourceAndObject']),
      qps: r.pick([1, 2, 3, 7, 10]),
      burst: r.pick([1, 2, 3, 5]),
      ...(r.int(2) === 0 && { cacheSize: 1 + r.int(3) }),
    }));
    const text = JSON.stringify({ ...config, limits: right });
    return { plugin: 'EventRateLimit', ...EVENT, operation: 'CREATE', config: text, events };
  }
  return {
    plugin: 'EventRateLimit',
    ...EVENT,
    operation: r.pick(['CREATE', 'UPDATE', 'DELETE']),
    namespace: 'default',
    name: 'a',
    ...(r.int(10) > 0 && { config: JSON.stringify(config) }),
  };
}
