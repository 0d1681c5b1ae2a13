// Random roles, bindings, users and requests on our server and the real kube-apiserver: the same status, the same objects
// read, the same objects changed. KUBETYPED_CONTROLPLANE=start runs the latter; KUBETYPED_CASES counts the requests.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../differential/random_scalars.ts';
import {
  ADMIN,
  type BothServers,
  inParallel,
  type RawAnswer,
  type RawRequest,
  skipWithoutControlPlane as skip,
  startBothServers,
} from './both_servers.ts';
import {
  type Attack,
  type Creation,
  DEFINITIONS,
  listsOf,
  type Namespaces,
  RBAC,
  randomAttack,
  randomPolicy,
  USERS,
  worldOf,
} from './random_attacks.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 200);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);
const BATCH = 100;

/** Differences that are approved, each with its reason. The list only shrinks. */
const APPROVED: readonly (readonly [difference: RegExp, reason: string])[] = [
  [/^CONNECT .*: 0, kube-apiserver (?:200|4\d\d)\n/, 'a tunnel is none: its connection is closed without an answer'],
  [
    /^\w+ \/apis\/zoo\.example\.com\/.*"application\/vnd\.kubernetes\.protobuf;as=PartialObjectMetadata.*: (?:shows|406, kube-apiserver 200|200, kube-apiserver 406)/,
    'there is no Protobuf of custom resources, of their metadata neither',
  ],
  [
    /^(?:GET|HEAD|POST|PUT|PATCH) \/apis\/zoo\.example\.com\/.*as=PartialObjectMetadataList.*: 406, kube-apiserver 500\n/,
    'an object that is asked for as a list is not acceptable, a custom resource neither',
  ],
  [
    /^TRACE .*as=Nothing.*"upgrade":"websocket".*: 400, kube-apiserver 406\n/,
    'an upgrade of an odd method is refused before its form is',
  ],
  [
    /^\w+ \/api\/v1\/(?:watch\/)?namespaces\/?\?.*metadata\.namespace.*: (?:200, kube-apiserver 400\n|shows)/,
    'Namespaces may be selected by metadata.namespace, which none has',
  ],
];

const isWatch = (path: string): boolean => /\/watch\/|[?&]watch=/.test(path);

type Both = readonly [own: RawAnswer, real: RawAnswer];

function both(servers: BothServers, request: RawRequest): Promise<Both> {
  return Promise.all([servers.ours.send(request), servers.theirs.send(request)]);
}

async function create(servers: BothServers, { path, body }: Creation): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answers = await both(servers, { method: 'POST', path, user: ADMIN, body: JSON.stringify(body) });
    // A namespace or definition takes a moment to be known.
    if (answers.every(({ status }) => status === 201 || status === 409)) return;
    assert.ok(
      tries < 50,
      `${path} ${body.metadata.name}: ${answers.map(({ status, text }) => `${status} ${text}`).join('\n')}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until both servers go by the last role and binding: those of a user of their own. @param id of that user */
async function awaitPolicy(servers: BothServers, id: string): Promise<void> {
  // Those of the batch may be gone.
  const path = `${RBAC}/namespaces/default`;
  const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: id };
  const subjects = [{ kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: id }];
  const rules = [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }];
  await create(servers, { path: `${path}/rolebindings`, body: { metadata: { name: id }, roleRef, subjects } });
  await create(servers, { path: `${path}/roles`, body: { metadata: { name: id }, rules } });
  const review = {
    spec: { user: id, resourceAttributes: { verb: 'list', resource: 'pods', namespace: 'default' } },
  };
  for (let tries = 0; tries < 500; tries++) {
    const answers = await both(servers, {
      method: 'POST',
      path: '/apis/authorization.k8s.io/v1/subjectaccessreviews',
      user: ADMIN,
      body: JSON.stringify(review),
    });
    if (answers.every(({ text }) => text.includes('"allowed":true') || text.includes('"allowed": true'))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail('the last role is not in force');
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
type Any = any;

function objectsOf(text: string): Any[] {
  return text.split('\n').flatMap((line) => {
    let value: Any;
    try {
      value = JSON.parse(line);
    } catch {
      return [];
    }
    const object = value.type !== undefined && value.object !== undefined ? value.object : value;
    if (object.kind === 'Table') return (object.rows ?? []).map((row: Any) => row.object);
    return Array.isArray(object.items) ? object.items : [object];
  });
}

/** Which objects an answer shows, of those of the batch. */
function shown({ text, status, headers }: RawAnswer, namespaces: Namespaces): string {
  if (status >= 300) return '';
  // In another form.
  if (/yaml|protobuf/.test(headers['content-type'] ?? '')) return namesIn(text, namespaces);
  const objects = objectsOf(text).length > 0 ? objectsOf(text) : objectsOf(text.replace(/\n/g, ' '));
  return objects
    .flatMap(({ metadata }: Any) => (metadata?.name ? [`${metadata.namespace ?? ''}/${metadata.name}`] : []))
    .filter((name) => namespaces.some((each) => name.includes(each)) && !name.endsWith('/kube-root-ca.crt'))
    .sort()
    .join(' ');
}

/** The namespaces and objects of the batch that are named in a text: in YAML, in Protobuf. */
function namesIn(text: string, [first, second]: Namespaces): string {
  const names = text.match(new RegExp(`(?<![\\w-])(?:${first}|${second}|mine|hidden)(?![\\w-])`, 'g')) ?? [];
  return [...new Set(names)].sort().join(' ');
}

/** What there is, without what differs from server to server. */
async function world(servers: BothServers, namespaces: Namespaces): Promise<[own: string[], real: string[]]> {
  const lists = await inParallel(listsOf(namespaces), 8, (path) => both(servers, { method: 'GET', path, user: ADMIN }));
  const side = (at: 0 | 1): string[] =>
    lists.flatMap((answers) => {
      assert.equal(answers[at].status, 200, answers[at].text);
      const { kind, items } = JSON.parse(answers[at].text) as Any;
      return items.map(({ metadata, data, spec, rules, roleRef, subjects }: Any) => {
        const { name, namespace, labels, finalizers, deletionTimestamp } = metadata;
        const isGoing = deletionTimestamp !== undefined;
        const rest = kind === 'PodList' ? {} : { spec };
        return stable({ kind, name, namespace, labels, finalizers, isGoing, data, ...rest, rules, roleRef, subjects });
      });
    });
  return [side(0).sort(), side(1).sort()];
}

function stable(value: object): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** How often kube-apiserver gave each status. */
const statuses = new Map<number, number>();

function differenceOf({ request }: Attack, [own, real]: Both, namespaces: Namespaces): string {
  statuses.set(real.status, (statuses.get(real.status) ?? 0) + 1);
  const { method, path, user, headers, body, isHTTP2 } = request;
  const name = `${method} ${path} as ${user} ${JSON.stringify(headers)} ${body ?? ''}${isHTTP2 === true ? ' over HTTP/2' : ''}`;
  if (own.status !== real.status)
    return `${name}: ${own.status}, kube-apiserver ${real.status}\n  ${own.text.slice(0, 300)}\n  ${real.text.slice(0, 300)}`;
  const [ownShown, realShown] = [shown(own, namespaces), shown(real, namespaces)];
  return ownShown === realShown ? '' : `${name}: shows ${ownShown}, kube-apiserver ${realShown}`;
}

function tally(): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

async function tryBatch(servers: BothServers, random: Random, at: number, count: number): Promise<string[]> {
  const id = `s${seed}-${at}`;
  const namespaces: Namespaces = [`a-${id}`, `b-${id}`];
  for (const creation of worldOf(namespaces)) await create(servers, creation);
  const { creations: policy, grants } = randomPolicy(random, id, namespaces);
  await inParallel(policy, 8, (creation) => create(servers, creation));
  await awaitPolicy(servers, `${id}-last`);
  const attacks = Array.from({ length: count }, () => randomAttack(random, namespaces, grants));
  const found: string[] = [];
  // What changes nothing can be asked at once; what may is asked one by one.
  const isAlone = ({ isRead }: Attack): boolean => !isRead;
  const reads = attacks.filter((attack) => !isAlone(attack));
  // A busy server may give a watch not all before it ends: those are asked again alone, with more time.
  const again: Attack[] = [];
  found.push(
    ...(await inParallel(reads, 24, async (attack) => {
      const difference = differenceOf(attack, await both(servers, attack.request), namespaces);
      if (!difference.includes(': shows ') || !isWatch(attack.request.path)) return difference;
      again.push(attack);
      return '';
    })),
  );
  for (const attack of again) {
    const path = attack.request.path.replace(/timeoutSeconds=1(?!\d)/g, 'timeoutSeconds=10');
    found.push(differenceOf(attack, await both(servers, { ...attack.request, path }), namespaces));
  }
  let changes = 0;
  for (const attack of attacks.filter(isAlone)) {
    const answers = await both(servers, attack.request);
    found.push(differenceOf(attack, answers, namespaces));
    // kube-apiserver goes by a change of roles a little later.
    const isPolicy = attack.request.path.includes('rbac.authorization.k8s.io');
    if (isPolicy && answers[1].status < 300) await awaitPolicy(servers, `${id}-change-${changes++}`);
  }
  const [own, real] = await world(servers, namespaces);
  found.push(...own.filter((each) => !real.includes(each)).map((each) => `${id}: only here: ${each}`));
  found.push(...real.filter((each) => !own.includes(each)).map((each) => `${id}: only on kube-apiserver: ${each}`));
  for (const { path, body } of [...worldOf(namespaces), ...policy])
    if (!path.includes('/namespaces/') && !path.endsWith('/namespaces'))
      await both(servers, { method: 'DELETE', path: `${path}/${body.metadata.name}`, user: ADMIN });
  return found.filter((each) => each !== '');
}

test('random users reach with random requests what they reach on kube-apiserver', {
  skip,
  timeout: 36_000_000,
}, async (t) => {
  await using servers = await startBothServers(USERS);
  for (const definition of DEFINITIONS) await create(servers, definition);
  const random = new Random(seed);
  const unlisted: string[] = [];
  let approved = 0;
  // More than twenty nobody reads.
  for (let at = 0; at * BATCH < cases && unlisted.length < 20; at++)
    for (const each of await tryBatch(servers, random, at, Math.min(BATCH, cases - at * BATCH)))
      if (APPROVED.some(([difference]) => difference.test(each))) approved++;
      else unlisted.push(each);
  t.diagnostic(`${cases} requests, ${approved} approved differences; ${tally()}`);
  assert.deepEqual(unlisted.slice(0, 20), [], `${unlisted.length} unlisted differences`);
});
