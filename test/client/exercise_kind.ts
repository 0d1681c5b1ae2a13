// What a client does with an object, whatever its kind, and what has to come of it.
import assert from 'node:assert/strict';
import { isAlreadyExists, isConflict, isNotFound } from 'kubetyped/apimachinery/api/errors';
import { jsonPatch, mergePatch, type ResourceClient, strategicMergePatch } from 'kubetyped/client';

export interface Named {
  metadata: {
    name?: string;
    namespace?: string;
    labels?: Record<string, string>;
    resourceVersion?: string;
    uid?: string;
    finalizers?: string[];
  };
}

/**
 * Creates the object, reads, lists and watches it, updates it with an old version and the new one, patches it in four ways and
 * deletes it.
 * @param finish does what is left until a deleted object is gone
 */
export async function exerciseKind(
  resource: ResourceClient<Named>,
  object: Named,
  finish: (object: Named) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { kind } = resource.type;
  const name = object.metadata.name!;
  const created = await resource.create(object);
  const { resourceVersion = '', uid = '' } = created.metadata;
  assert.equal((await resource.get(name)).metadata.uid, uid, kind);
  await assert.rejects(resource.create(object), (error) => isAlreadyExists(error), kind);
  const names: (string | undefined)[] = [];
  for await (const each of resource.each({ pageSize: 1 })) names.push(each.metadata.name);
  assert.ok(names.includes(name), kind);
  const watch = await resource.watch({ resourceVersion, fieldSelector: `metadata.name=${name}` });
  // Controllers of the server may write, too.
  for (let tries = 0; ; tries++) {
    const { metadata, ...rest } = await resource.get(name);
    try {
      await resource.update({ ...rest, metadata: { ...metadata, labels: { ...metadata.labels, a: '1' } } });
      break;
    } catch (error) {
      if (!isConflict(error) || tries === 5) throw error;
    }
  }
  await assert.rejects(resource.update(created), (error) => isConflict(error), kind);
  await resource.patch(name, jsonPatch([{ op: 'replace', path: '/metadata/labels/a', value: '2' }]));
  await resource.patch(name, mergePatch({ metadata: { labels: { b: '3' } } }));
  await resource.patch(name, strategicMergePatch({ metadata: { labels: { c: '4' } } }));
  const { labels } = (
    await resource.apply({ metadata: { name, labels: { d: '5' } } } as never, {
      fieldManager: 'test',
    })
  ).metadata;
  assert.deepEqual([labels?.['a'], labels?.['b'], labels?.['c'], labels?.['d']], ['2', '3', '4', '5'], kind);
  const answer = await resource.delete(name, { preconditions: { uid }, propagationPolicy: 'Background' });
  if (answer instanceof resource.type) await finish(answer);
  let modified = 0;
  for await (const event of watch) {
    if (event.type === 'DELETED') break;
    assert.equal(event.type, 'MODIFIED', kind);
    modified++;
  }
  assert.ok(modified >= 5, `${kind}: ${modified} changes`);
  await assert.rejects(resource.get(name), (error) => isNotFound(error), kind);
}
