// kubeconform, and the JSON Schemas it needs: those of `kubetyped schema`, a file for each kind.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

let found;

/** The program, or the reason why there is none. */
export function findKubeconform() {
  found ??= build();
  return found;
}

function build() {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] };
    return { program: execFileSync(join(root, 'scripts/go.sh'), ['build', 'kubeconform'], options).trim() };
  } catch {
    return { reason: 'kubeconform cannot be built: it needs Go and its module proxy' };
  }
}

/** The arguments that name the schemas, which are written into a folder if they are not there. */
export function schemaArguments(folder) {
  if (!existsSync(folder)) writeSchemas(folder);
  return ['-schema-location', join(folder, '{{ .ResourceKind }}{{ .KindSuffix }}.json'), '-ignore-missing-schemas'];
}

function writeSchemas(folder) {
  mkdirSync(folder, { recursive: true });
  const cli = join(root, 'dist/node/src/cli/main.js');
  const text = execFileSync(process.execPath, [cli, 'schema', '-o', 'compact'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { definitions, allOf } = JSON.parse(text);
  for (const { if: names, then: schema } of allOf) {
    const { apiVersion, kind } = names.properties;
    const [version, group] = apiVersion.const.split('/').toReversed();
    const suffix = [group?.split('.')[0], version].filter((part) => part !== undefined).join('-');
    const needed = {};
    addDefinitions(schema, definitions, needed);
    const whole = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema, definitions: needed };
    writeFileSync(join(folder, `${kind.const.toLowerCase()}-${suffix}.json`), JSON.stringify(whole));
  }
}

/** Adds the definitions that a schema refers to, and those refer to. */
function addDefinitions(schema, definitions, needed) {
  JSON.stringify(schema, (key, value) => {
    // JSONSchemaProps has a property of this name.
    if (key !== '$ref' || typeof value !== 'string') return value;
    const name = value.slice('#/definitions/'.length).replaceAll('~1', '/');
    if (!Object.hasOwn(needed, name)) {
      needed[name] = definitions[name];
      addDefinitions(definitions[name], definitions, needed);
    }
    return value;
  });
}
