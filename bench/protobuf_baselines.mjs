// What others make of our .proto files: the static code of protobufjs, and descriptors for @bufbuild/protobuf, whose
// generated code is descriptors too. Both are made by `npm run bench`, beside the packages that they need.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const proto = fileURLToPath(new URL('../proto', import.meta.url));
const folder = fileURLToPath(new URL('./node_modules/.protobuf-baselines', import.meta.url));
const staticCode = join(folder, 'core_v1.cjs');
const descriptors = join(folder, 'core_v1.binpb');
const require = createRequire(import.meta.url);

/** Without what decoding and encoding don't need. */
const OPTIONS = [
  '--target',
  'static-module',
  '--wrap',
  'commonjs',
  '--keep-case',
  '--no-create',
  '--no-verify',
  '--no-convert',
  '--no-delimited',
  '--no-typeurl',
  '--no-comments',
  '--no-service',
];

/** Writes both for core/v1 and what it imports. */
export function writeBaselines() {
  const { Root } = require('protobufjs');
  const { FileDescriptorSet } = require('protobufjs/ext/descriptor');
  const root = new Root();
  root.resolvePath = (_, path) => join(proto, path);
  root.loadSync('k8s.io/api/core/v1/generated.proto', { keepCase: true });
  root.resolveAll();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'core_v1.json'), JSON.stringify(root));
  const pbjs = require.resolve('protobufjs-cli/bin/pbjs');
  execFileSync(process.execPath, [pbjs, ...OPTIONS, '--out', staticCode, join(folder, 'core_v1.json')], {
    stdio: ['ignore', 2, 2],
  });
  writeFileSync(descriptors, FileDescriptorSet.encode(descriptorsOf(root)).finish());
}

/** The descriptors as a compiler gives them: names of types in full, and packages behind those that they import. */
function descriptorsOf(root) {
  const set = root.toDescriptor('proto2');
  for (const { package: name, messageType } of set.file) {
    for (const message of messageType) nameInFull(message, root.lookupType(`${name}.${message.name}`));
  }
  set.file.reverse();
  return set;
}

function nameInFull(message, type) {
  for (const { field: fields } of [message, ...message.nestedType]) {
    for (const field of fields) {
      if (!field.typeName) continue;
      // A map is a list of entries, whose type stands within the message.
      const isEntry = message.nestedType.some(({ name }) => name === field.typeName);
      field.typeName = isEntry ? `${type.fullName}.${field.typeName}` : type.lookup(field.typeName).fullName;
    }
  }
}

/** The classes that protobufjs has made for k8s.io.api.core.v1. */
export function protobufjsTypes() {
  return require(staticCode).k8s.io.api.core.v1;
}

/** Functions of @bufbuild/protobuf for a message of core/v1. */
export async function bufbuildType(name) {
  const { createFileRegistry, fromBinary, toBinary } = await import('@bufbuild/protobuf');
  const { FileDescriptorSetSchema } = await import('@bufbuild/protobuf/wkt');
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, readFileSync(descriptors)));
  const schema = registry.getMessage(`k8s.io.api.core.v1.${name}`);
  return { decode: (bytes) => fromBinary(schema, bytes), encode: (message) => toBinary(schema, message) };
}
