// @ts-check
// Runs an example from the sources: npm run example [-- NAME [argument...]]
import { existsSync } from 'node:fs';
import { build, install, run, writeData } from './build.mjs';

const names = [
  'create-pod',
  'scheduler',
  'apiserver',
  'client-pod',
  'apply-folder',
  'tail-logs',
  'live-pods',
  'sample-controller',
  'pod-service-controller',
  'kubewatch',
  'metrics-server',
];
/** Projects of their own, as `kubetyped new` writes them. */
const projects = ['operator', 'aviary'];
const given = process.argv.slice(2);
// Without a name it is the first one, which takes a URL.
const name = [...names, ...projects].includes(given[0]) ? given.shift() : names[0];
if (name !== undefined && projects.includes(name)) {
  // A project of its own takes the library as it is published.
  await build();
  run(process.execPath, ['scripts/link-project.mjs', `examples/${name}`]);
  run('npm', ['--prefix', `examples/${name}`, 'start']);
} else {
  install();
  writeData('dist');
  const file = `examples/${name}.ts`;
  run(process.execPath, [
    '--import',
    './scripts/sources.mjs',
    existsSync(file) ? file : `examples/${name}/main.ts`,
    ...given,
  ]);
}
