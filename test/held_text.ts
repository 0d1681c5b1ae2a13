import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

/** Compares a text with a file, to the letter. KUBETYPED_TEXTS=write writes the file again: read the difference. */
export function assertHeld(path: string, text: string): void {
  if (process.env['KUBETYPED_TEXTS'] === 'write') writeFileSync(path, text);
  assert.equal(text, readFileSync(path, 'utf8'));
}
