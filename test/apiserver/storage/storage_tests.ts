import { test } from 'node:test';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { storageTests } from 'kubetyped/apiserver/testing';

/** Registers what any storage must do as tests. @param skip why none can be run */
export function testStorage(name: string, open: () => Promise<StorageEngine>, skip: string | false = false): void {
  for (const rule of storageTests(open)) test(`${name}: ${rule.name}`, { skip }, rule.run);
}
