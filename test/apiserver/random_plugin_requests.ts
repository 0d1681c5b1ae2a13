import type { PluginRequest, ServedKind } from './admission_plugin_answers.ts';

/** What the requests are made by. */
export interface Chance {
  int(below: number): number;
  pick<T>(of: readonly T[]): T;
}

const PLUGINS = [
  'AlwaysAdmit',
  'AlwaysDeny',
  'AlwaysPullImages',
  'DenyServiceExternalIPs',
  'ExtendedResourceToleration',
  'LimitPodHardAntiAffinityTopology',
  'NamespaceAutoProvision',
  'NamespaceExists',
  'OwnerReferencesPermissionEnforcement',
] as const;

const SHORT: readonly string[] = ['AlwaysAdmit', 'AlwaysDeny'];

const SERVICES = { kind: 'Service', resource: 'services' };
const PODS = { kind: 'Pod', resource: 'pods' };
const NAMESPACES = { kind: 'Namespace', resource: 'namespaces' };
const CONFIG_MAPS = { kind: 'ConfigMap', resource: 'configmaps' };

const SUBRESOURCES = ['status', 'status', 'binding', 'ephemeralcontainers', 'finalizers'];
const OPERATIONS = ['CREATE', 'CREATE', 'UPDATE', 'UPDATE', 'DELETE', 'CONNECT'] as const;

/** A request to one of the plug-ins. @param number of the request, for names of namespaces that are not there */
export function randomPluginRequest(chance: Chance, served: readonly ServedKind[], number: number): PluginRequest {
  // The others look at little.
  const plugin = chance.pick(chance.int(4) > 0 ? PLUGINS.filter((each) => !SHORT.includes(each)) : PLUGINS);
  const maybe = (): boolean => chance.int(2) === 0;
  const usual = plugin === 'DenyServiceExternalIPs' ? SERVICES : PODS;
  const { kind, resource } = chance.int(4) > 0 ? usual : chance.pick([PODS, SERVICES, NAMESPACES, CONFIG_MAPS]);
  const operation = chance.pick(OPERATIONS);
  const name = chance.pick(['a', 'a', 'b', '', 'x.y', '%s']);
  const namespace = kind === 'Namespace' ? name : chance.pick(['default', 'default', `n${number}`, '']);
  const make = (): object => ({
    apiVersion: 'v1',
    kind,
    metadata: metadataOf(chance, name),
    ...(kind === 'Pod' && chance.int(8) > 0 && { spec: podSpec(chance) }),
    ...(kind === 'Service' && chance.int(8) > 0 && { spec: serviceSpec(chance) }),
  });
  const old = operation === 'UPDATE' || operation === 'DELETE' ? make() : undefined;
  const object =
    operation === 'DELETE' || operation === 'CONNECT' ? undefined : chance.int(4) > 0 ? make() : (old ?? make());
  return {
    plugin,
    operation,
    kind: { group: '', version: 'v1', kind },
    resource: { group: '', version: 'v1', resource },
    ...(chance.int(3) === 0 && { subresource: chance.pick(SUBRESOURCES) }),
    namespace,
    name,
    user: { name: 'u', groups: maybe() ? ['g'] : [] },
    ...(chance.int(4) === 0 && { dryRun: true }),
    ...(chance.int(4) === 0 && { validateOnly: true }),
    ...(object && { object }),
    ...(old && { old }),
    ...(namespace === 'default' && {
      existing: [{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'default' } }],
    }),
    served,
    allowed: QUESTIONS.flatMap((question) => (chance.int(3) === 0 ? [question] : []))
      .concat(chance.int(4) > 0 ? [`delete /v1/${resource}/ ${namespace}/${name}`] : [])
      .concat(chance.int(6) === 0 ? ['update */*/*/finalizers /*'] : []),
    ...(maybe() && { reason: chance.pick(['because', 'RBAC: <nil>', 'two\nlines']) }),
    ...(chance.int(4) === 0 && { failure: 'nobody knows' }),
  };
}

/** What is often allowed. */
const QUESTIONS: readonly string[] = ['default', ''].flatMap((namespace) =>
  ['a', 'b', ''].flatMap((name) => [
    `update /v1/pods/finalizers ${namespace}/${name}`,
    `update apps/v1/replicasets/finalizers ${namespace}/${name}`,
    `update /v1/nodes/finalizers ${namespace}/${name}`,
  ]),
);

function metadataOf(chance: Chance, name: string): object {
  const owners = (): object[] | null =>
    chance.int(8) === 0 ? null : Array.from({ length: chance.int(4) }, () => owner(chance));
  return {
    ...(chance.int(4) > 0 ? { name } : chance.int(2) === 0 && { generateName: 'g-' }),
    ...(chance.int(3) > 0 && { ownerReferences: owners() }),
  };
}

function owner(chance: Chance): object {
  const flag = (): boolean | null => chance.pick([true, true, false, null]);
  return {
    apiVersion: chance.pick([
      'v1',
      'v1',
      'apps/v1',
      'apps/v1',
      'apps/v2',
      'v2',
      '',
      '/',
      'a/b/c',
      'gone.example.com/v1',
    ]),
    kind: chance.pick(['Pod', 'ReplicaSet', 'Node', 'pod', 'PodList', 'List', 'Gone', '', 'constructor']),
    name: chance.pick(['a', 'b', '']),
    uid: chance.pick(['1', '2', '3', '']),
    ...(chance.int(3) > 0 && { blockOwnerDeletion: flag() }),
    ...(chance.int(4) === 0 && { controller: flag() }),
  };
}

function podSpec(chance: Chance): object {
  const some = <T>(most: number, make: () => T): T[] | null =>
    chance.int(10) === 0 ? null : Array.from({ length: chance.int(most + 1) }, make);
  const container = (): object => ({
    name: chance.pick(['a', 'b', '']),
    ...(chance.int(5) > 0 && { image: chance.pick(['x', 'x', 'y', 'y:1', '']) }),
    ...(chance.int(2) === 0 && { imagePullPolicy: chance.pick(['Always', 'Never', 'IfNotPresent', '', 'always']) }),
    ...(chance.int(2) === 0 && { resources: resources(chance) }),
  });
  const volume = (): object => ({
    name: 'v',
    ...(chance.int(3) > 0 && {
      image:
        chance.int(6) === 0
          ? null
          : { reference: 'r', ...(chance.int(2) === 0 && { pullPolicy: chance.pick(['Always', 'Never', '']) }) },
    }),
  });
  const term = (): object => ({
    topologyKey: chance.pick([
      'kubernetes.io/hostname',
      'kubernetes.io/hostname',
      'topology.kubernetes.io/zone',
      '',
      '%d',
    ]),
  });
  const required = 'requiredDuringSchedulingIgnoredDuringExecution';
  return {
    containers: some(2, container),
    ...(chance.int(3) === 0 && { initContainers: some(2, container) }),
    ...(chance.int(4) === 0 && { ephemeralContainers: some(1, container) }),
    ...(chance.int(2) === 0 && { volumes: some(2, volume) }),
    ...(chance.int(2) === 0 && { tolerations: some(3, () => toleration(chance)) }),
    ...(chance.int(2) === 0 && {
      affinity: chance.pick([
        null,
        {},
        { podAntiAffinity: null },
        { podAffinity: { [required]: [{ topologyKey: 'zone' }] } },
        { podAntiAffinity: { [required]: some(3, term) } },
        { podAntiAffinity: { [required]: some(3, term) } },
      ]),
    }),
  };
}

const RESOURCES = [
  'cpu',
  'example.com/b',
  'example.com/a',
  'example.com/b',
  'example.com/a',
  'a.b.c/d.e',
  'x.kubernetes.io/y',
  'requests.example.com/a',
  'example.com/',
  '/a',
  'a/b/c',
  'Example.com/a',
  `${'a'.repeat(60)}.example.com/a`,
  `example.com/${'a'.repeat(64)}`,
];

function resources(chance: Chance): object {
  const list = (): object | null =>
    chance.int(6) === 0
      ? null
      : Object.fromEntries(Array.from({ length: chance.int(4) }, () => [chance.pick(RESOURCES), '1']));
  return { requests: list(), ...(chance.int(3) === 0 && { limits: list() }) };
}

function toleration(chance: Chance): object {
  return {
    ...(chance.int(5) > 0 && { key: chance.pick(['example.com/a', 'example.com/b', 'a.b.c/d.e', '']) }),
    ...(chance.int(5) > 0 && { operator: chance.pick(['Exists', 'Exists', 'Equal', '']) }),
    ...(chance.int(5) > 0 && { effect: chance.pick(['NoSchedule', 'NoSchedule', 'NoExecute', '']) }),
    ...(chance.int(5) === 0 && { value: chance.pick(['', 'v']) }),
    ...(chance.int(3) === 0 && { tolerationSeconds: chance.pick([0, 5, null]) }),
  };
}

function serviceSpec(chance: Chance): object {
  const addresses = Array.from({ length: chance.int(4) }, () =>
    chance.pick(['192.0.2.1', '192.0.2.2', '', '192.0.2.01']),
  );
  return chance.int(5) === 0 ? {} : { externalIPs: chance.int(6) === 0 ? null : addresses };
}
