/** Writes the manifests that are made of the code: npm run manifests */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { manifests } from './manifests.ts';

for (const [path, text] of Object.entries(manifests())) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
