// @ts-check
// Compiles a program that imports every subpath with the oldest compiler that the README names, with each way of resolving
// modules that it names, declarations checked, too. The compiler comes from npm, into the machine's cache folder.
//   node scripts/oldest-typescript.mjs   takes the library as it is in dist
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [, version = ''] = /TypeScript (\d+\.\d+) or later/.exec(readme) ?? [];
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), `kubetyped/typescript-${version}`);
const compiler = join(cache, 'node_modules/typescript/bin/tsc');
if (!existsSync(compiler)) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{"private":true}\n');
  execFileSync('npm', ['install', '--no-fund', '--no-audit', '--ignore-scripts', `typescript@~${version}.0`], {
    cwd: cache,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** @type {{ exports: Record<string, string | object | null> }} */
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const subpaths = Object.entries(exports).flatMap(([subpath, target]) =>
  typeof target === 'object' && target !== null && !subpath.includes('*') ? [subpath.slice(1)] : [],
);
const program = `${subpaths.map((subpath, at) => `export * as m${at} from 'kubetyped${subpath}';`).join('\n')}
import * as appsv1 from 'kubetyped/api/apps/v1';
import { decode } from 'kubetyped';
import { parseQuantity } from 'kubetyped/apimachinery/api/resource';

const deployment: appsv1.Deployment = { ...new appsv1.Deployment({ metadata: { name: 'web' } }), kind: 'Deployment' };
export const replicas: number | undefined = decode(appsv1.Deployment, JSON.stringify(deployment)).spec?.replicas;
export const bytes: number | bigint = parseQuantity('1Gi').value();
// @ts-expect-error: a typo
export const typo: appsv1.DeploymentStrategy = { type: 'RollingUpdat' };
`;

const folder = mkdtempSync(join(tmpdir(), 'kubetyped-'));
try {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/kubetyped'), 'dir');
  symlinkSync(join(root, 'node_modules/@types'), join(folder, 'node_modules/@types'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'program.ts'), program);
  for (const [resolution, module] of [
    ['bundler', 'esnext'],
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
  ]) {
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: 'es2022', lib: ['es2023', 'dom'], types: [] },
      ...{ module, moduleResolution: resolution },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    const { stdout } = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' });
    // The official client's own dependencies are not ours to mend.
    const errors = stdout
      .split('\n')
      .filter((line) => /error TS/.test(line) && !/node_modules\/(?!kubetyped\/)/.test(line));
    const verdict = errors.length === 0 ? `${subpaths.length + 2} subpaths compile` : 'FAILED';
    console.log(`TypeScript ${version}, ${resolution}: ${verdict}`);
    if (errors.length === 0) continue;
    console.error(errors.slice(0, 20).join('\n'));
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
