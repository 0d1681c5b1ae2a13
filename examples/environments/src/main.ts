// Writes the manifests of every environment; with --check, says which of them are not what the code gives.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { environments } from './environments.ts';
import { manifestsOf } from './manifests.ts';

const USAGE = `Usage: npm start             writes manifests/ENVIRONMENT.yaml for each environment
       npm run check         exits with 1 where a file is not what the code gives`;

function main(): void {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(USAGE);
  let changes = 0;
  for (const [name, app] of Object.entries(environments)) {
    const path = new URL(`../../manifests/${name}.yaml`, import.meta.url);
    const text = manifestsOf(app);
    const isSame = read(path) === text;
    if (isSame) continue;
    changes++;
    if (values.check) {
      console.error(`manifests/${name}.yaml is not what the code gives: npm start`);
      process.exitCode = 1;
    } else {
      writeFileSync(path, text);
      console.log(`wrote manifests/${name}.yaml`);
    }
  }
  if (changes === 0) console.log('manifests: nothing to change');
}

function read(path: URL): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
