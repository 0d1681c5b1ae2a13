import assert from 'node:assert/strict';
import type { APIGroupList, APIResourceList, ObjectBase } from 'kubetyped/apimachinery/apis/meta/v1';
import type { KindClass, Scheme } from 'kubetyped/apimachinery/runtime';
import type { Row } from '../conformance/rows.ts';
import { objectFiles, readRows } from '../conformance/rows.ts';
import type { APIClient } from './api_client.ts';

/** A kind that a server serves. */
export interface ServedKind {
  readonly type: KindClass<ObjectBase> & { from(plain: object): ObjectBase };
  /** An object with every field set, as JSON; it has no metadata yet. */
  readonly filled: Readonly<Record<string, unknown>>;
  /** The same after it was stored, where the server stores Protobuf. */
  readonly stored: Readonly<Record<string, unknown>>;
}

/** For clients that are older than groups, servers leave `apiVersion` out of discovery. */
const defaults = { group: '', version: 'v1' };

/** The built-in kinds that a server serves, by group and version. Checks that our classes know where they are served. */
export async function servedKinds(
  client: APIClient,
  server: string,
  scheme: Scheme,
): Promise<Map<string, ServedKind[]>> {
  const { groups } = await client.expect<APIGroupList>('GET', `${server}/apis`, undefined, { defaults });
  const paths = [
    '/api/v1',
    ...groups.flatMap((group) => group.versions.map(({ groupVersion }) => `/apis/${groupVersion}`)),
  ];
  const vectors = new Map<string, Row>();
  for (const file of objectFiles()) {
    for (const row of readRows(file))
      if (row.variant === 'filled')
        vectors.set(`${file.replace('.jsonl.gz', '').replace(/^core_/, '_')} ${row.kind}`, row);
  }
  const served = new Map<string, ServedKind[]>();
  for (const path of paths) {
    const { resources, groupVersion } = await client.expect<APIResourceList>('GET', server + path, undefined, {
      defaults,
    });
    const [group, version] = groupVersion.includes('/')
      ? (groupVersion.split('/') as [string, string])
      : ['', groupVersion];
    for (const { name, kind, namespaced, verbs } of resources) {
      const type = scheme.typeFor({ group, version, kind }) as ServedKind['type'] | undefined;
      if (type === undefined || name.includes('/') || !verbs.includes('create') || kind === 'CustomResourceDefinition')
        continue;
      assert.deepEqual([type.resource, type.namespaced], [name, namespaced], `${groupVersion} ${kind}`);
      const row = vectors.get(`${group}_${version} ${kind}`);
      assert.ok(row?.json, `${groupVersion} ${kind} has no vector`);
      const kinds = served.get(groupVersion) ?? [];
      kinds.push({ type, filled: withoutMetadata(row.json), stored: withoutMetadata(row.protobufJSON ?? row.json) });
      served.set(groupVersion, kinds);
    }
  }
  return served;
}

function withoutMetadata(json: string): Record<string, unknown> {
  const { metadata: _, ...rest } = JSON.parse(json) as Record<string, unknown>;
  return rest;
}
