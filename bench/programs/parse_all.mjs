// Parses every manifest in a folder as YAML and does nothing with it: parse_all.mjs <folder>
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYAML } from '../../dist/node/apimachinery/engine/index.js';
import { splitDocuments } from '../../dist/node/apimachinery/util/yaml/index.js';

let documents = 0;
for (const name of readdirSync(process.argv[2])) {
  for (const { text } of splitDocuments(readFileSync(join(process.argv[2], name), 'utf8')))
    if (parseYAML(text) !== null) documents++;
}
console.log(documents);
