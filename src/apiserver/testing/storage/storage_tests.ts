import { asError } from '#engine/text/as_error';
import type { StorageEngine } from '../../storage/engine.ts';
import { crudRules } from './crud_rules.ts';
import { engineRules } from './engine_rules.ts';
import { listRules } from './list_rules.ts';
import { Pods, type Rules } from './pods.ts';
import { RecordedStorage } from './recorded_storage.ts';
import { updateRules } from './update_rules.ts';
import { watchRules } from './watch_rules.ts';

/** A test of one rule. */
export interface StorageTest {
  /** Names of k8s.io/apiserver's tests of storages are those of its functions, without `RunTest`. */
  readonly name: string;
  /** Opens a storage, tries it and closes it. @throws {StorageTestError} when the rule is broken */
  readonly run: () => Promise<void>;
}

/** How a storage is tested. */
export interface StorageTestOptions {
  /** Milliseconds without a result or an event after which a test fails; 20,000 unless given. */
  readonly stalledAfter?: number;
}

/** A storage does not do what it must. */
export class StorageTestError extends Error {
  readonly code = 'ERR_STORAGE_TEST';
  /** The name of the test. */
  readonly test: string;
  /** The last calls of the storage with their results, oldest first. */
  readonly calls: readonly string[];

  constructor(test: string, calls: readonly string[], cause: unknown) {
    super(`${test}: ${asError(cause).message}\n\nThe last calls of the storage:\n${calls.join('\n')}`, { cause });
    this.name = 'StorageTestError';
    this.test = test;
    this.calls = calls;
  }
}

/**
 * Tests of a storage of your own, for any test runner: what {@link StorageEngine} demands, and what k8s.io/apiserver expects of
 * its stores.
 *
 * ```ts
 * import { test } from 'node:test';
 *
 * for (const { name, run } of storageTests(() => openMyStorage())) test(name, run);
 * ```
 * @param open gives a storage without keys. Each test asks for one of its own, one after the other, and closes it
 */
export function storageTests(
  open: () => Promise<StorageEngine> | StorageEngine,
  { stalledAfter = 20_000 }: StorageTestOptions = {},
): readonly StorageTest[] {
  const rules: Rules = { ...engineRules, ...crudRules, ...updateRules, ...listRules, ...watchRules };
  return Object.entries(rules).map(([name, check]) => ({
    name,
    run: async () => {
      const engine = new RecordedStorage(await open());
      // It also keeps the process alive while a key is to expire.
      let timer: ReturnType<typeof setInterval> | undefined;
      const stalled = new Promise<never>((_, reject) => {
        timer = setInterval(() => {
          if (performance.now() - engine.lastResult >= stalledAfter)
            reject(new Error(`the storage gave no result for ${stalledAfter / 1000} seconds`));
        }, stalledAfter / 10);
      });
      const checking = async (): Promise<void> => check(new Pods(engine, String(await engine.currentRevision())));
      try {
        await Promise.race([checking(), stalled]);
      } catch (error) {
        throw new StorageTestError(name, engine.calls, error);
      } finally {
        clearInterval(timer);
        await engine.close();
      }
    },
  }));
}
