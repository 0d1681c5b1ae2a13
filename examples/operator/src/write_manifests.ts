/** Writes the manifests that are made of the code: npm run manifests */
import { writeFileSync } from 'node:fs';
import { manifests } from './manifests.ts';

for (const [name, text] of Object.entries(manifests())) {
  writeFileSync(`manifests/${name}`, text);
  console.log(`wrote manifests/${name}`);
}
