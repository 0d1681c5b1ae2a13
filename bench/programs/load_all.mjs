// Reads every manifest below a folder with js-yaml and does nothing with it: load_all.mjs <folder>
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';

let documents = 0;
for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:ya?ml|json)$/.test(entry.name)) continue;
  try {
    documents += loadAll(readFileSync(join(entry.parentPath, entry.name), 'utf8')).length;
  } catch {
    // Some are not YAML.
  }
}
console.log(documents);
