// @ts-check
// Writes the groups and versions of k8s.io/api into scripts/go/groups/groups.go.
//   node scripts/bump_groups.mjs FOLDER       the folder of the module k8s.io/api
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder = ''] = process.argv.slice(2);
const file = fileURLToPath(new URL('go/groups/groups.go', import.meta.url));
const packages = readdirSync(folder, { withFileTypes: true })
  .filter((group) => group.isDirectory() && group.name !== 'testdata')
  .flatMap((group) => readdirSync(join(folder, group.name)).map((version) => ({ group: group.name, version })))
  .filter(({ group, version }) => existsSync(join(folder, group, version, 'register.go')))
  .sort((a, b) => (`${a.group}/${a.version}` < `${b.group}/${b.version}` ? -1 : 1))
  .map(({ group, version }) => ({ path: `k8s.io/api/${group}/${version}`, name: `${group}${version}` }));
const imports = packages.map(({ path, name }) => `\t${name} "${path}"\n`).join('');
const rows = packages
  .map(({ path, name }) => `\t{"${path}", ${name}.SchemeGroupVersion, ${name}.AddToScheme},\n`)
  .join('');
const text = readFileSync(file, 'utf8')
  .replace(/(?:\t\w+ "k8s\.io\/api\/[^"]+"\n)+/, imports)
  .replace(/(?:\t\{"k8s\.io\/api\/[^\n]+\n)+/, rows);
writeFileSync(file, text);
