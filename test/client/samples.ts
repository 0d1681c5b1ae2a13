import { readFileSync } from 'node:fs';
import { decodeAll, scheme } from 'kubetyped';
import type { Named } from './exercise_kind.ts';

/** A manifest for each kind, by apiVersion and kind, and by kind alone. */
export function readSamples(): Map<string, Named> {
  const samples = new Map<string, Named>();
  for (const file of ['test/validation/bases.yaml', 'test/client/samples.yaml'])
    for (const object of decodeAll(scheme, readFileSync(file, 'utf8'))) {
      const named: Named = JSON.parse(JSON.stringify(object));
      samples.set(`${object.apiVersion} ${object.kind}`, named);
      if (!samples.has(object.kind)) samples.set(object.kind, named);
    }
  return samples;
}
