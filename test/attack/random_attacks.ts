// Roles, bindings and requests of whatever HTTP lets one write, of few values, so that they have much to do with each other.
import type { Random } from '../differential/random_scalars.ts';
import type { RawRequest } from './both_servers.ts';

/** The two namespaces of a batch. */
export type Namespaces = readonly [first: string, second: string];

export interface Creation {
  readonly path: string;
  readonly body: {
    readonly metadata: { readonly name: string; readonly labels?: object };
    readonly [key: string]: unknown;
  };
}

export const RBAC = '/apis/rbac.authorization.k8s.io/v1';
export const USERS: Readonly<Record<string, readonly string[]>> = {
  ann: ['dev'],
  bob: [],
  eve: ['dev', 'ops'],
  system: ['ops'],
};

/** What there is to do something with. */
type Row = readonly [root: string, group: string, resource: string, kind: string];
const RESOURCES: readonly Row[] = [
  ['/api/v1', '', 'configmaps', 'ConfigMap'],
  ['/api/v1', '', 'secrets', 'Secret'],
  ['/api/v1', '', 'secrets', 'Secret'],
  ['/api/v1', '', 'pods', 'Pod'],
  ['/api/v1', '', 'namespaces', 'Namespace'],
  ['/api/v1', '', 'serviceaccounts', 'ServiceAccount'],
  ['/apis/apps/v1', 'apps', 'deployments', 'Deployment'],
  ['/apis/coordination.k8s.io/v1', 'coordination.k8s.io', 'leases', 'Lease'],
  [RBAC, 'rbac.authorization.k8s.io', 'roles', 'Role'],
  [RBAC, 'rbac.authorization.k8s.io', 'rolebindings', 'RoleBinding'],
  ['/apis/storage.k8s.io/v1', 'storage.k8s.io', 'storageclasses', 'StorageClass'],
  ['/apis/zoo.example.com/v1', 'zoo.example.com', 'birds', 'Bird'],
  ['/apis/zoo.example.com/v1', 'zoo.example.com', 'zoos', 'Zoo'],
];
const CLUSTER = ['namespaces', 'storageclasses', 'zoos'];
const SUBRESOURCES = ['status', 'scale', 'finalize', 'eviction', 'binding', 'token', 'ephemeralcontainers', 'nothing'];
const NAMES = ['mine', 'mine', 'hidden', 'new'];
const READS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS'];
/** That no API has. */
const ODD = ['TRACE', 'PROPFIND', 'SEARCH', 'CONNECT', 'LINK', 'PURGE', 'MKCOL', 'REPORT', 'LOCK', 'M-SEARCH', 'COPY'];
/** Besides JSON. */
const ACCEPTED = [
  'application/vnd.kubernetes.protobuf',
  'application/yaml',
  'application/json;as=Table;v=v1;g=meta.k8s.io',
  'application/json;as=Table;v=v1;g=meta.k8s.io,application/json',
  'application/vnd.kubernetes.protobuf;as=Table;v=v1;g=meta.k8s.io',
  'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io',
  'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io',
  'application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;v=v1;g=meta.k8s.io,application/json',
  'application/json;as=Nothing;v=v1;g=meta.k8s.io',
  'text/plain',
  'text/plain, */*',
];
const WRITES = ['POST', 'POST', 'PUT', 'PATCH', 'PATCH', 'DELETE', 'DELETE'];
const PATCHES = [
  'application/merge-patch+json',
  'application/strategic-merge-patch+json',
  'application/json-patch+json',
  'application/apply-patch+yaml',
];
/** Those that collect others (`edit`) are empty without a kube-controller-manager. */
const KNOWN = ['cluster-admin', 'system:aggregate-to-admin', 'system:aggregate-to-edit', 'system:aggregate-to-view'];
/** The method of a verb, and whether its path has a name. */
const METHODS_OF: Readonly<Record<string, readonly [method: string, hasName: boolean]>> = {
  get: ['GET', true],
  list: ['GET', false],
  watch: ['GET', false],
  create: ['POST', false],
  update: ['PUT', true],
  patch: ['PATCH', true],
  delete: ['DELETE', true],
  deletecollection: ['DELETE', false],
};
const VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection'];

function some<T>(random: Random, of: readonly T[], most = 3): T[] {
  return [...new Set(Array.from({ length: 1 + random.int(most) }, () => random.pick(of)))];
}

/** The definitions of `birds`, in namespaces, and `zoos`, in none. */
export const DEFINITIONS: readonly Creation[] = (['Bird', 'Zoo'] as const).map((kind) => ({
  path: '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
  body: {
    metadata: { name: `${kind.toLowerCase()}s.zoo.example.com` },
    spec: {
      group: 'zoo.example.com',
      names: { kind, listKind: `${kind}List`, plural: `${kind.toLowerCase()}s`, singular: kind.toLowerCase() },
      scope: kind === 'Bird' ? 'Namespaced' : 'Cluster',
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: {
            openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
          },
          subresources: {
            status: {},
            scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' },
          },
        },
      ],
    },
  },
}));

function specOf(kind: string): object {
  const container = { name: 'main', image: 'nginx' };
  switch (kind) {
    case 'ConfigMap':
      return { data: { key: 'value' } };
    case 'Secret':
      return { stringData: { key: 'value' } };
    case 'Pod':
      return { spec: { containers: [container] } };
    case 'StorageClass':
      return { provisioner: 'nobody' };
    case 'Deployment':
      return {
        spec: {
          replicas: 1,
          selector: { matchLabels: { app: 'web' } },
          template: { metadata: { labels: { app: 'web' } }, spec: { containers: [container] } },
        },
      };
    case 'Lease':
      return { spec: { holderIdentity: 'nobody' } };
    case 'Role':
      return { rules: [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get'] }] };
    case 'RoleBinding':
      return {
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'mine' },
        subjects: [{ kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: 'zed' }],
      };
    case 'Bird':
    case 'Zoo':
      return { spec: { replicas: 1 } };
    default:
      return {};
  }
}

function apiVersionOf(root: string): string {
  return root.replace(/^\/apis?\//, '');
}

/** What is there before the requests of a batch. Objects without a namespace have the names of the namespaces. */
export function worldOf(namespaces: Namespaces): Creation[] {
  const out: Creation[] = namespaces.map((name) => ({ path: '/api/v1/namespaces', body: { metadata: { name } } }));
  const seen = new Set<string>();
  for (const [root, , resource, kind] of RESOURCES) {
    if (seen.has(resource) || resource === 'namespaces') continue;
    seen.add(resource);
    const isCluster = CLUSTER.includes(resource);
    for (const namespace of namespaces)
      for (const name of isCluster ? [namespace] : ['mine', 'hidden'])
        out.push({
          path: isCluster ? `${root}/${resource}` : `${root}/namespaces/${namespace}/${resource}`,
          body: {
            apiVersion: apiVersionOf(root),
            kind,
            metadata: { name, labels: { of: 'attacks' } },
            ...specOf(kind),
          },
        });
  }
  return out;
}

/** The lists that show what there is. */
export function listsOf([first, second]: Namespaces): string[] {
  const seen = new Set<string>();
  for (const [root, , resource] of RESOURCES)
    for (const namespace of [first, second])
      seen.add(CLUSTER.includes(resource) ? `${root}/${resource}` : `${root}/namespaces/${namespace}/${resource}`);
  return [...seen];
}

function randomRule(
  random: Random,
  isCluster: boolean,
  namespaces: Namespaces,
  [, group, resource]: Row,
): {
  readonly verbs: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly nonResourceURLs?: readonly string[];
  readonly [key: string]: unknown;
} {
  if (isCluster && random.int(10) === 0)
    return {
      verbs: ['get', 'post', '*'].slice(random.int(3)),
      nonResourceURLs: some(random, ['/metrics', '/api*', '*']),
    };
  if (isCluster && random.int(8) === 0)
    return {
      verbs: ['impersonate'],
      apiGroups: [''],
      resources: some(random, ['users', 'groups', 'serviceaccounts']),
      ...(random.int(2) === 0 && { resourceNames: some(random, ['bob', 'eve', 'dev', 'ops']) }),
    };
  if (isCluster && random.int(12) === 0)
    return {
      verbs: ['impersonate'],
      apiGroups: ['authentication.k8s.io'],
      resources: some(random, ['uids', 'userextras', 'userextras/scopes', 'userextras/other', '*']),
      ...(random.int(3) === 0 && { resourceNames: some(random, ['x', 'view', 'edit']) }),
    };
  const names = CLUSTER.includes(resource) ? namespaces : NAMES;
  // All at once, everywhere, is of those that the next batch doesn't need.
  const verbs = isCluster ? VERBS.filter((verb) => verb !== 'deletecollection') : [...VERBS, '*'];
  return {
    verbs: some(random, verbs, 6),
    apiGroups: random.int(6) === 0 && !isCluster ? ['*'] : [group],
    resources: [
      ...some(random, [resource, resource, isCluster ? resource : '*']),
      ...(random.int(3) === 0 ? [`${random.pick([resource, '*'])}/${random.pick(SUBRESOURCES)}`] : []),
    ],
    ...(random.int(4) === 0 && { resourceNames: some(random, names, 2) }),
  };
}

/** What a user may do, more or less. */
interface Grant {
  readonly user: string;
  /** undefined: everywhere. */
  readonly namespace: string | undefined;
  readonly row: Row;
  readonly verb: string;
  /** undefined: all of them. */
  readonly names: readonly string[] | undefined;
}

/** Roles and bindings, and what they grant. @param id makes the names of those of no namespace unique */
export function randomPolicy(
  random: Random,
  id: string,
  namespaces: Namespaces,
): { readonly creations: Creation[]; readonly grants: Grant[] } {
  const out: Creation[] = [];
  const grants: Grant[] = [];
  for (const user of Object.keys(USERS))
    for (let at = 0; at < 3; at++) {
      const namespace = random.pick(namespaces);
      const name = `${id}-${user}-${at}`;
      const subject =
        random.int(4) === 0
          ? { kind: 'Group', apiGroup: 'rbac.authorization.k8s.io', name: random.pick(['dev', 'ops']) }
          : { kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: user };
      const scope = random.pick(['role', 'role', 'cluster role here', 'cluster role', 'known']);
      const isCluster = scope === 'cluster role';
      const members = Object.keys(USERS).filter((each) => USERS[each]?.includes(subject.name));
      const grantees = subject.kind === 'User' ? [user] : members;
      const grant = (row: Row, verbs: readonly string[], names?: readonly string[]): void => {
        for (const verb of verbs)
          for (const each of grantees)
            grants.push({ user: each, namespace: isCluster ? undefined : namespace, row, verb, names });
      };
      let roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name };
      if (scope === 'known') {
        roleRef = { ...roleRef, kind: 'ClusterRole', name: random.pick(KNOWN) };
        if (roleRef.name === 'cluster-admin')
          for (const row of RESOURCES) if (!CLUSTER.includes(row[2])) grant(row, ['*', random.pick(VERBS)]);
      } else {
        const rules = Array.from({ length: 1 + random.int(3) }, () => {
          const row = random.pick(RESOURCES);
          const rule = randomRule(random, isCluster, namespaces, row);
          // The rest needs names, or is of something else.
          const isOfRow = rule['nonResourceURLs'] === undefined && !rule.verbs.includes('impersonate');
          if (isOfRow && (isCluster || !CLUSTER.includes(row[2]))) grant(row, rule.verbs, rule.resourceNames);
          return rule;
        });
        const kind = scope === 'role' ? 'Role' : 'ClusterRole';
        const path = kind === 'Role' ? `${RBAC}/namespaces/${namespace}/roles` : `${RBAC}/clusterroles`;
        out.push({ path, body: { metadata: { name }, rules } });
        roleRef = { ...roleRef, kind };
      }
      out.push({
        path: isCluster ? `${RBAC}/clusterrolebindings` : `${RBAC}/namespaces/${namespace}/rolebindings`,
        body: { metadata: { name }, roleRef, subjects: [subject] },
      });
    }
  return { creations: out, grants };
}

/** A path as nobody writes it who means well. */
/** @param canGrow whether it may get another segment */
function disfigured(random: Random, path: string, canGrow: boolean): string {
  const at = random.int(path.length);
  switch (random.int(11)) {
    case 0:
      return `${path}/`;
    case 1:
      return path.replace(/\/(?=[^/]*$)/, '//');
    case 2:
      return path.replace(/\/(?=[^/]*$)/, '%2F');
    case 3:
      return path.replace(/\/([^/]*)$/, '/./$1');
    case 4:
      return path.replace(/\/([^/]*)$/, '/x/../$1');
    case 5:
      return path.replace(/[a-z]/g, (letter, offset: number) =>
        offset === at ? `%${letter.charCodeAt(0).toString(16)}` : letter,
      );
    case 6:
      return path.slice(0, at) + path.charAt(at).toUpperCase() + path.slice(at + 1);
    case 7:
      if (!canGrow) return path;
      return `${path}/${random.pick(['x', 'mine', '..', '.', '%2e%2e', '%00', '%ff', ';a=b'])}`;
    case 8:
      return `/${path}`;
    case 9:
      return path.replace(/\/namespaces\//, '//namespaces/');
    default:
      return path.replace('/namespaces/', `/namespaces/${random.pick(['', '..', 'default/namespaces', '%2e'])}/`);
  }
}

function randomQuery(random: Random, names: readonly string[], namespaces: Namespaces, isRead: boolean): string {
  const selector = (): string =>
    `fieldSelector=${encodeURIComponent(
      random.pick([
        '',
        `metadata.name=${random.pick(names)}`,
        `metadata.name==${random.pick(names)}`,
        `metadata.name!=${random.pick(names)}`,
        `metadata.namespace=${random.pick(namespaces)}`,
        `metadata.name=${random.pick(names)},metadata.name=${random.pick(names)}`,
        `metadata.name=${random.pick(names)},metadata.namespace=${random.pick(namespaces)}`,
        'metadata.name=',
        'metadata.name=a/b',
        'metadata.name',
        'spec.nothing=1',
      ]),
    )}`;
  const parameters = [
    selector,
    selector,
    () => `watch=${random.pick(['1', 'true', '0', 'false', '', 'maybe', 'TRUE'])}`,
    () => `labelSelector=${random.pick(['of%3Dattacks', 'of%3Dothers', '!!', ''])}`,
    () => `namespace=${random.pick(namespaces)}`,
    () => `name=${random.pick(names)}`,
    () => `resourceVersion=${random.pick(['0', '', 'x'])}`,
    () => `limit=${random.pick(['1', '0', '-1', 'x'])}`,
    () => `dryRun=${random.pick(['All', 'All', 'None', ''])}`,
    () => `fieldManager=${random.pick(['me', ''])}`,
    () => `force=${random.pick(['true', 'false', 'x'])}`,
    () => `propagationPolicy=${random.pick(['Background', 'Background', 'Sideways'])}`,
    () => `gracePeriodSeconds=${random.pick(['0', '0', 'x'])}`,
    () => `timeout=${random.pick(['10s', '0', 'soon'])}`,
    () => random.pick(['%zz', 'a;b', '&&', '=', '%00']),
  ];
  const out = Array.from({ length: random.int(4) }, () => random.pick(parameters)());
  // Watches end by themselves.
  if (isRead) out.splice(random.int(out.length + 1), 0, 'timeoutSeconds=1');
  return out.length === 0 ? '' : `?${out.join('&')}`;
}

function randomBody(
  random: Random,
  [root, , resource, kind]: Row,
  name: string,
  namespace: string,
  namespaces: Namespaces,
  patch: string | undefined,
): string {
  const otherwise = <T>(usual: T, others: readonly T[]): T => (random.int(12) === 0 ? random.pick(others) : usual);
  const isCluster = CLUSTER.includes(resource);
  const metadata = {
    name: otherwise(name, ['mine', 'hidden', 'new', '', '..', 'a/b']),
    ...(!isCluster && { namespace: otherwise(namespace, [...namespaces, '', 'default']) }),
    labels: { written: random.pick(['a', 'b']) },
    ...(random.int(12) === 0 && { uid: '00000000-0000-0000-0000-000000000000' }),
    ...(random.int(12) === 0 && { resourceVersion: random.pick(['1', '0']) }),
  };
  if (patch === 'application/json-patch+json')
    return JSON.stringify([
      random.pick<object>([
        { op: 'add', path: '/metadata/labels', value: { written: 'p' } },
        { op: 'replace', path: '/metadata/name', value: random.pick(NAMES) },
        { op: 'replace', path: '/metadata/namespace', value: random.pick(namespaces) },
        { op: 'test', path: '/metadata/name', value: random.pick(NAMES) },
      ]),
    ]);
  if (patch !== undefined && patch !== 'application/apply-patch+yaml')
    return JSON.stringify(
      random.pick<object>([
        { metadata: { labels: { written: 'p' } } },
        { metadata: { name: metadata.name } },
        { metadata: { namespace: random.pick(namespaces) } },
        { metadata },
      ]),
    );
  return JSON.stringify({
    apiVersion: otherwise(apiVersionOf(root), ['v1', 'apps/v1', '']),
    kind: otherwise(kind, ['ConfigMap', 'Secret', '']),
    metadata,
    ...specOf(kind),
  });
}

/** A request, and whether it can change something. */
export interface Attack {
  readonly request: RawRequest;
  readonly isRead: boolean;
}

export function randomAttack(random: Random, namespaces: Namespaces, grants: readonly Grant[]): Attack {
  // More often than not it is what is permitted, or near it.
  const grant = grants.length > 0 && random.int(12) > 0 ? random.pick(grants) : undefined;
  const isMeant = grant !== undefined && random.int(8) > 0;
  const row = grant?.row ?? random.pick(RESOURCES);
  const [root, , resource] = row;
  const isCluster = CLUSTER.includes(resource);
  const names = isCluster ? [...namespaces, 'mine'] : NAMES;
  const name = random.pick(isMeant && grant.names !== undefined ? grant.names : names);
  const namespace =
    random.int(isMeant ? 20 : 6) === 0 ? random.pick(namespaces) : (grant?.namespace ?? random.pick(namespaces));
  const isElsewhere = random.int(isMeant ? 20 : 6) === 0 && grant?.namespace !== undefined;
  const hasNamespace = isCluster ? random.int(isMeant ? 20 : 6) === 0 : !isElsewhere && random.int(6) !== 0;
  const granted = isMeant ? METHODS_OF[grant.verb] : undefined;
  const ordinary = random.pick(random.int(2) === 0 ? READS : WRITES);
  const method = granted?.[0] ?? (random.int(8) === 0 ? random.pick(ODD) : ordinary);
  const isRead = READS.includes(method) || ODD.includes(method);
  // Differs from Go, which creates a custom resource under another name than the path says: it has a test of its own.
  const isCustom = row[1] === 'zoo.example.com';
  const wantsName = granted?.[1] ?? (method === 'POST' ? !isCustom && random.int(6) === 0 : random.int(3) !== 0);
  const subresource = random.int(isMeant ? 30 : 6) === 0 ? random.pick(SUBRESOURCES) : '';
  const special = random.pick([
    '',
    '',
    '',
    '',
    '',
    isRead ? 'watch/' : '',
    random.int(4) === 0 ? 'watch/' : '',
    random.int(4) === 0 ? 'proxy/' : '',
  ]);
  let path = `${random.int(isMeant ? 60 : 20) === 0 ? random.pick(RESOURCES)[0] : root}/${special}${hasNamespace ? `namespaces/${namespace}/` : ''}${resource}`;
  if (wantsName || (subresource !== '' && !(isCustom && method === 'POST'))) path += `/${name}`;
  if (subresource !== '' && path.endsWith(name)) path += `/${subresource}`;
  if (random.int(25) === 0)
    path = random.pick(['/', '/api', '/apis', '/api/v1', '/healthz', '/metrics', '/version', '/nothing', root]);
  if (random.int(isMeant ? 16 : 6) === 0)
    path = disfigured(random, path, !(isCustom && method === 'POST')).replace(/^(?!\/)/, '/');
  path += randomQuery(random, names, namespaces, isRead || special === 'watch/');
  const patch = method === 'PATCH' ? random.pick(PATCHES) : undefined;
  const hasBody =
    method === 'POST' || method === 'PUT' || method === 'PATCH' || (method === 'DELETE' && random.int(6) === 0);
  const body = !hasBody
    ? undefined
    : method === 'DELETE'
      ? JSON.stringify({
          apiVersion: 'v1',
          kind: 'DeleteOptions',
          ...(random.int(2) === 0 && { dryRun: ['All'] }),
          ...(random.int(3) === 0 && { preconditions: { uid: 'x' } }),
          ...(random.int(3) === 0 && { metadata: { name: 'hidden' } }),
        })
      : randomBody(random, row, name, namespace, namespaces, patch);
  const headers: Record<string, string | string[]> = {};
  if (random.int(5) === 0) headers['accept'] = random.pick(ACCEPTED);
  if (patch !== undefined) headers['content-type'] = random.int(15) === 0 ? 'application/json' : patch;
  if (random.int(20) === 0) {
    headers['impersonate-user'] = random.pick(['bob', 'eve', 'zed', '', 'system:serviceaccount:default:mine']);
    const groups = some(random, ['dev', 'ops', 'system:masters', 'system:authenticated', '']);
    if (random.int(2) === 0) headers['impersonate-group'] = groups.length === 1 ? groups.join() : groups;
    if (random.int(4) === 0) headers['impersonate-uid'] = random.pick(['x', 'y', '']);
    if (random.int(4) === 0)
      headers[`impersonate-extra-${random.pick(['scopes', 'other', 'Scopes', 'a%2fb', 'a%zz', ''])}`] = some(random, [
        'view',
        'edit',
        '',
      ]);
  } else if (random.int(40) === 0)
    headers[random.pick(['impersonate-group', 'impersonate-uid', 'impersonate-extra-scopes'])] = 'system:masters';
  if (isRead && random.int(30) === 0)
    Object.assign(headers, {
      connection: 'Upgrade',
      upgrade: random.pick(['websocket', 'SPDY/3.1', 'h2c']),
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      // Only browsers have to say so here.
      origin: 'https://localhost',
    });
  const usual = grant !== undefined && (isMeant || random.int(8) > 0) ? grant.user : random.pick(Object.keys(USERS));
  const user = random.int(40) === 0 ? random.pick([undefined, 'nosuchtoken']) : usual;
  const isHTTP2 = headers['upgrade'] === undefined && method !== 'CONNECT' && random.int(3) === 0;
  return { isRead, request: { method, path, user, headers, isHTTP2, ...(body !== undefined && { body }) } };
}
