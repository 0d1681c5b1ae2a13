// @ts-check
// Builds the library and the examples, and runs one: npm run example [-- NAME [argument...]]
import { existsSync } from 'node:fs';
import { build, run, tsc } from './build.mjs';

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
await build();
if (name !== undefined && projects.includes(name)) {
  run(process.execPath, ['scripts/link-project.mjs', `examples/${name}`]);
  run('npm', ['--prefix', `examples/${name}`, 'start']);
} else {
  tsc('-p', 'examples');
  const file = `dist-test/examples/${name}.js`;
  run(process.execPath, [existsSync(file) ? file : `dist-test/examples/${name}/main.js`, ...given]);
}
