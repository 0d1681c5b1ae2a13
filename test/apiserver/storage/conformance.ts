// What any storage must do: the behaviours that k8s.io/apiserver's storage/testing demands of its stores, by the names
// of its functions without RunTest. A storage is given by a function that makes an empty one.
import { test } from 'node:test';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { crudBehaviours } from './crud_behaviours.ts';
import { listBehaviours } from './list_behaviours.ts';
import { Pods } from './pods.ts';
import { updateBehaviours } from './update_behaviours.ts';
import { watchBehaviours } from './watch_behaviours.ts';

/** What a storage must do. */
export type Behaviours = Readonly<Record<string, (pods: Pods) => Promise<void>>>;

/** Registers a test for each behaviour. @param skip why none can be run */
export function testStorage(
  name: string,
  makeEngine: () => Promise<StorageEngine>,
  skip: string | false = false,
): void {
  const behaviours: Behaviours = { ...crudBehaviours, ...updateBehaviours, ...listBehaviours, ...watchBehaviours };
  for (const [behaviour, check] of Object.entries(behaviours)) {
    test(`${name}: ${behaviour}`, { skip }, async () => {
      const engine = await makeEngine();
      // A key that is to expire keeps no process alive.
      const alive = setInterval(() => {}, 1000);
      try {
        await check(new Pods(engine, String(await engine.currentRevision())));
      } finally {
        clearInterval(alive);
        await engine.close();
      }
    });
  }
}
