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
/** Projects of their own. */
const projects = ['operator', 'aviary', 'environments', 'form'];
const given = process.argv.slice(2);
const USAGE = `Usage: npm run example [-- NAME [argument...]]

NAME is one of ${[...names, ...projects].join(', ')}; --help behind it says more. Without one it is ${names[0]}.`;
if (given[0] === '--help' || given[0] === '-h') {
  console.log(USAGE);
  process.exit();
}
// Without a name it is the first one, which takes a URL.
const name = given[0] === undefined || URL.canParse(given[0]) ? names[0] : given.shift();
if (name === undefined || ![...names, ...projects].includes(name)) {
  const needsPackages = existsSync(`examples/${name}/package.json`);
  console.error(
    needsPackages
      ? `examples/${name} needs packages of its own: its README says how to install and start it`
      : `there is no example ${name}\n\n${USAGE}`,
  );
  process.exit(2);
}
if (projects.includes(name)) {
  // A project of its own takes the library as it is published.
  await build();
  run(process.execPath, ['scripts/link-project.mjs', `examples/${name}`]);
  run('npm', ['--prefix', `examples/${name}`, 'start', '--', ...given]);
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
