// What packages take: installed from npm with all they depend on, and in bundles of two programs, minified. Kubetyped is the
// package of this tree.
//   node bench/sizes.mjs [--out FILE]     after `npm run build`; --out writes the figures into a file, as JSON, too
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { commandOf, pinned, rounded, writeFigures } from './figures.mjs';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kubetyped-bench-'));
const npm = (args, cwd) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const CLIENT = `@kubernetes/client-node@${pinned(['@kubernetes/client-node'])['@kubernetes/client-node']}`;
const spec = `{ replicas: 2, selector: { matchLabels: { app: 'web' } }, template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'web', image: 'web:1' }] } } }`;
const deployment = `{ metadata: { name: 'web' }, spec: ${spec} }`;

/**
 * What each installs, where its files say the version of Kubernetes that its types are of, and its programs: one that lists
 * Pods, one that writes a Deployment as YAML.
 */
const PACKAGES = {
  kubetyped: {
    install: () => [
      join(
        folder,
        JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root))[0].filename,
      ),
    ],
    kubernetes: ['kubetyped/package.json', /Kubernetes v(1\.\d+)/],
    list: `import { Pod } from 'kubetyped/api/core/v1';
      import { loadClient } from 'kubetyped/client/tools/clientcmd';
      for (const pod of (await loadClient().resource(Pod).list()).items) console.log(pod.metadata.name);`,
    write: `import { encode } from 'kubetyped';
      import { Deployment } from 'kubetyped/api/apps/v1';
      console.log(encode(new Deployment(${deployment}), { format: 'yaml' }));`,
  },
  '@kubernetes/client-node': {
    install: () => [CLIENT],
    kubernetes: ['@kubernetes/client-node/dist/gen/models/V1Pod.d.ts', /OpenAPI spec version: release-(1\.\d+)/],
    list: `import { CoreV1Api, KubeConfig } from '@kubernetes/client-node';
      const config = new KubeConfig();
      config.loadFromDefault();
      for (const pod of (await config.makeApiClient(CoreV1Api).listPodForAllNamespaces()).items) console.log(pod.metadata.name);`,
    write: `import { dumpYaml } from '@kubernetes/client-node';
      console.log(dumpYaml({ apiVersion: 'apps/v1', kind: 'Deployment', ...${deployment} }));`,
  },
  'kubernetes-models': {
    install: () => ['kubernetes-models@4.5.1', 'yaml@2.9.1'],
    kubernetes: ['kubernetes-models/README.md', /badge\/kubernetes-(1\.\d+)/],
    write: `import { Deployment } from 'kubernetes-models/apps/v1';
      import { stringify } from 'yaml';
      console.log(stringify(new Deployment(${deployment})));`,
  },
  'cdk8s, cdk8s-plus-34': {
    install: () => ['cdk8s@2.70.106', 'cdk8s-plus-34@2.0.54', 'constructs@10.8.1'],
    kubernetes: ['cdk8s-plus-34/package.json', /for Kubernetes (1\.\d+)/],
    write: `import { App, Chart } from 'cdk8s';
      import { k8s } from 'cdk8s-plus-34';
      const app = new App();
      new k8s.KubeDeployment(new Chart(app, 'shop'), 'web', ${deployment});
      console.log(app.synthYaml());`,
  },
};

/** Files below a folder. */
const filesBelow = (place) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Folders with a package.json that names a package, below node_modules alone. */
function packagesIn(modules) {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      if (name.startsWith('@')) return packagesIn(join(modules, name));
      const own = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
      const nested = join(modules, name, 'node_modules');
      return [`${own.name}@${own.version}`, ...(statSync(nested, { throwIfNoEntry: false }) ? packagesIn(nested) : [])];
    });
}

/** The size of a program's bundle in KB, gzipped. One that writes is also run: it must write a Deployment. */
async function bundle(place, name, source) {
  const entry = join(place, `${name}.mjs`);
  writeFileSync(entry, source);
  const outfile = join(place, `bundle/${name}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    // What CommonJS asks for.
    banner: { js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);` },
    legalComments: 'none',
    logLevel: 'error',
  });
  if (name === 'write') {
    const text = execFileSync(process.execPath, [outfile], { encoding: 'utf8' });
    if (!/^kind: Deployment$/m.test(text)) throw new Error(`${outfile} wrote no Deployment: ${text}`);
  }
  return rounded(gzipSync(readFileSync(outfile), { level: 9 }).length / 1000);
}

const rows = [];
const versions = {};
try {
  for (const [name, { install, kubernetes, ...programs }] of Object.entries(PACKAGES)) {
    const place = join(folder, name.replaceAll(/\W+/g, '-'));
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }\n');
    const packages = install();
    npm(['install', '--ignore-scripts', '--no-fund', '--no-audit', '--omit=peer', ...packages], place);
    const modules = join(place, 'node_modules');
    const found = packagesIn(modules);
    const bytes = filesBelow(modules).reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    const bundles = {};
    for (const [program, source] of Object.entries(programs)) bundles[program] = await bundle(place, program, source);
    for (const [, package_, version] of packages.map((each) => /^(@?[^@]+)@(\d.*)$/.exec(each)).filter(Boolean))
      versions[package_] = version;
    const [file, pattern] = kubernetes;
    const [, release] = pattern.exec(readFileSync(join(modules, file), 'utf8')) ?? [];
    if (release === undefined) throw new Error(`${file} does not say which Kubernetes it is for`);
    rows.push({
      name,
      kubernetes: release,
      packages: found.length,
      installedMB: rounded(bytes / 1e6),
      bundleKB: bundles,
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.table(
  Object.fromEntries(
    rows.map(({ name, bundleKB, ...row }) => [
      name,
      { ...row, 'list, KB': bundleKB.list, 'write, KB': bundleKB.write },
    ]),
  ),
);
if (values.out !== undefined)
  writeFigures(values.out, 'sizes', { command: commandOf('node bench/sizes.mjs'), packages: versions }, rows);
