import { setTimeout as sleep } from 'node:timers/promises';
import * as corev1 from 'kubetyped/api/core/v1';
import { hasStatusCause, isAlreadyExists, isConflict, isNotFound } from 'kubetyped/apimachinery/api/errors';
import { type Client, mergePatch } from 'kubetyped/client';
import type { Random } from '../../differential/random_scalars.ts';

export const NAMESPACES: readonly string[] = ['default', 'other'];
/** A clash with what another write did. */
const isClash = (error: unknown): boolean =>
  isAlreadyExists(error) ||
  isConflict(error) ||
  isNotFound(error) ||
  hasStatusCause(error, corev1.NamespaceTerminatingCause);

/** Writes something at random; false: there was nothing to write. */
export type Write = (client: Client, random: Random) => Promise<unknown>;

/** Writes until it is enough. @returns how many writes succeeded */
export async function writeRandomly(
  client: Client,
  random: Random,
  write: Write,
  enough: (written: number) => boolean,
): Promise<number> {
  let written = 0;
  while (!enough(written)) {
    try {
      if ((await write(client, random)) !== false) written++;
    } catch (error) {
      if (!isClash(error)) throw error;
    }
    await sleep(random.int(100) === 0 ? random.int(500) : random.int(8));
  }
  return written;
}

export async function writeConfigMap(client: Client, random: Random): Promise<unknown> {
  const namespace = random.pick(NAMESPACES);
  const maps = client.resource(corev1.ConfigMap, { namespace });
  const name = `map-${random.int(60)}`;
  const labels = { tier: random.pick(['a', 'b']) };
  const data = { text: 'x'.repeat(random.int(400)), 'a.b': `é\n${random.int(1000)}` };
  switch (random.int(8)) {
    case 0:
    case 1:
    case 2:
      return maps.create({
        metadata: { name, namespace, labels, ...(random.int(6) === 0 && { finalizers: ['example.com/held'] }) },
        data,
        ...(random.int(3) === 0 && { binaryData: { bytes: 'AP8B' } }),
      });
    case 3:
      return maps.update({ ...(await maps.get(name)), data });
    case 4:
      return maps.patch(name, mergePatch({ metadata: { labels }, data: { text: null } }));
    case 5:
      return maps.apply({ metadata: { name, namespace, labels }, data }, { fieldManager: 'writer', force: true });
    case 6:
      // One with a finalizer stays, and goes when it is patched.
      if (random.int(40) === 0) return maps.deleteCollection({}, { labelSelector: 'tier=b' });
      return maps.delete(name);
    default:
      return maps.patch(name, mergePatch({ metadata: { finalizers: null } }));
  }
}
