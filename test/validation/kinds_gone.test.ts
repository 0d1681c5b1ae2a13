// Kinds that are gone, beside the API types of every release of Kubernetes (proto/releases.json).
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { validate } from 'kubetyped/validation';

interface Span {
  readonly first: string;
  readonly last: string;
}

const { kinds, newest } = JSON.parse(readFileSync('proto/releases.json', 'utf8')) as {
  readonly kinds: Readonly<Record<string, Readonly<Record<string, Span>>>>;
  readonly newest: string;
};

/** Groups whose packages are gone, by the folder they had. */
const GROUPS_GONE: Readonly<Record<string, string>> = {
  auditregistration: 'auditregistration.k8s.io',
  experimental: 'experimental',
  settings: 'settings.k8s.io',
};
/** Types of files and of requests between components; no API server ever had them. */
const NEVER_SERVED: Readonly<Record<string, string>> = {
  'abac/v0': 'a file of policies',
  'abac/v1beta1': 'a file of policies',
  'admission/v1alpha1': 'what webhooks were sent',
  'authentication.k8s.io/v1beta1': 'the folder of authentication in 1.3',
  'componentconfig/v1alpha1': 'files of components',
  'metrics/v1alpha1': 'an answer of the kubelet',
};
/** Kinds that were registered, but that nobody could create. */
const NO_OBJECTS = new Set(['JobTemplate', 'NodeConfigSource', 'ReplicationControllerDummy']);

const minor = (version: string): number => Number(version.slice('1.'.length));

const groups = new Map<string, string>(Object.entries(GROUPS_GONE));
for (const name of readdirSync('proto/k8s.io', { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('facts.json')) continue;
  const facts = JSON.parse(readFileSync(`proto/k8s.io/${name}`, 'utf8')) as { package: string; group: string };
  groups.set(facts.package.split('/').at(-2)!, facts.group);
}

const gone = Object.entries(kinds).flatMap(([path, found]) => {
  const [folder = '', version = ''] = path.split('/').slice(-2);
  if (NEVER_SERVED[`${folder}/${version}`] !== undefined) return [];
  const group = groups.get(folder);
  assert.ok(group !== undefined, path);
  return Object.entries(found)
    .filter(([kind, { last }]) => last !== newest && !/List$|Options$/.test(kind) && !NO_OBJECTS.has(kind))
    .map(([kind, { first, last }]) => ({
      apiVersion: group === '' ? version : `${group}/${version}`,
      kind,
      first,
      last,
    }));
});

test('a kind whose types are gone is a fault that says since when, and what to use', () => {
  assert.ok(gone.length > 40, `${gone.length}`);
  for (const { apiVersion, kind, last } of gone) {
    const errors = validate({ apiVersion, kind, metadata: { name: 'a' } });
    assert.equal(errors.length, 1, `${apiVersion} ${kind}: ${errors.join()}`);
    const [, removed] = /^Invalid value: .* since (1\.\d+); use ./.exec(errors[0]!.errorBody()) ?? [];
    assert.ok(removed !== undefined, errors[0]!.message);
    // A server may have stopped serving it before its types went.
    assert.ok(minor(removed) <= minor(last) + 1, `${apiVersion} ${kind}: ${removed}, in types until ${last}`);
  }
});

test('what a kind was replaced by exists', () => {
  for (const { apiVersion, kind } of gone) {
    const [error] = validate({ apiVersion, kind, metadata: { name: 'a' } });
    const [, use = ''] = /; use (.*)$/.exec(error!.errorBody())!;
    const [, version, other] = /^((?:[\w.]+\/)?v\d\w*)(?: (\w+))?(?: |$)/.exec(use) ?? [];
    // Some were replaced by something that is no kind.
    if (version === undefined) continue;
    const type = scheme.typeFor({
      group: version.includes('/') ? version.slice(0, version.indexOf('/')) : '',
      version: version.slice(version.indexOf('/') + 1),
      kind: other ?? kind,
    });
    const end = type?.lifecycle?.removed;
    assert.ok(type !== undefined && (end === undefined || minor(end) > minor(newest)), `${apiVersion} ${kind}: ${use}`);
  }
});

test('a version that still had the kind does not call it gone', () => {
  for (const { apiVersion, kind, first } of gone) {
    const errors = validate({ apiVersion, kind, metadata: { name: 'a' } }, { kubernetesVersion: first });
    assert.ok(!errors.some((error) => error.errorBody().includes('since 1.')), `${apiVersion} ${kind} in ${first}`);
  }
});

test('a kind of a version that nobody remembers, and one that nothing replaces', () => {
  for (const [apiVersion, kind, text] of [
    ['v1beta1', 'Pod', 'Kubernetes has no Pod in this version since 1.0; use v1'],
    ['v1beta2', 'Minion', 'Kubernetes has no Minion in this version since 1.0; use v1'],
    ['v1beta3', 'Service', 'Kubernetes has no Service in this version since 1.0; use v1'],
    ['extensions/v1beta1', 'DeploymentRollback', 'Kubernetes has no DeploymentRollback in this version since 1.16'],
  ] as const)
    assert.deepEqual(
      validate({ apiVersion, kind }).map(({ message }) => message),
      [`apiVersion: Invalid value: "${apiVersion}": ${text}`],
    );
});
