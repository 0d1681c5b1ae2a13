// Builds the site into site/dist: npm run site. It needs no network then, nor a server of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const site = fileURLToPath(new URL('.', import.meta.url));
const root = join(site, '..');
const out = join(site, 'dist');

const { build: buildLibrary } = await import('../scripts/build.mjs');
await buildLibrary();
if (!existsSync(join(site, 'node_modules/@11ty/eleventy')))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: site, stdio: 'inherit' });

rmSync(out, { recursive: true, force: true });
const { default: Eleventy } = await import('@11ty/eleventy');
process.chdir(site);
const eleventy = new Eleventy('pages', 'dist', { quietMode: true, configPath: 'eleventy.config.mjs' });
await eleventy.write();
cpSync(join(site, 'assets'), join(out, 'assets'), { recursive: true });

// esbuild is one of the library's own tools.
const { build } = await import(pathToFileURL(join(root, 'node_modules/esbuild/lib/main.js')).href);
await build({
  absWorkingDir: root,
  entryPoints: {
    playground: join(site, 'playground/playground.mjs'),
    'playground-lab': join(site, 'playground/lab.mjs'),
    // Each page loads the engine that it needs, in a worker.
    'playground-engine': join(site, 'playground/engine.mjs'),
    'playground-cel': join(site, 'playground/cel.mjs'),
    'playground-resources': join(site, 'playground/resources.mjs'),
    'playground-policies': join(site, 'playground/policies.mjs'),
  },
  outdir: join(out, 'assets'),
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
});
console.log(`The site is in ${join('site', 'dist')}: open index.html.`);
