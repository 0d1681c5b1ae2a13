// The Dockerfile is built where there is Docker; here its files, its scripts and its command line are looked at.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { server } from '#src/cli/server/server';

const LINES = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const operands = (instruction: string): string[] =>
  LINES.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

test('what the Dockerfile copies from the project is there', () => {
  const sources = operands('COPY')
    .filter((copied) => !copied.startsWith('--from='))
    .flatMap((copied) => copied.split(' ').slice(0, -1));
  assert.ok(sources.includes('package-lock.json'));
  for (const source of sources) assert.ok(existsSync(source), source);
});

test('the package that the Dockerfile installs is built when it is packed, without scripts of dependencies', () => {
  const { scripts, bin } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
    bin: Record<string, string>;
  };
  assert.equal(scripts['prepack'], scripts['build']);
  assert.ok('kubetyped' in bin);
});

test('the container runs kubetyped server without being root, with options that there are', () => {
  assert.deepEqual(operands('USER'), ['node']);
  assert.deepEqual(operands('ENTRYPOINT'), ['["kubetyped", "server"]']);
  const [command = '[]'] = operands('CMD');
  const args = JSON.parse(command) as string[];
  for (const option of args.filter((arg) => arg.startsWith('--'))) assert.ok(option.slice(2) in server.options, option);
  assert.equal(args[args.indexOf('--port') + 1], operands('EXPOSE')[0]);
  // Others than this machine may only come in with a certificate or token.
  assert.ok(args.includes('--authorization-mode') && args.includes('--write-kubeconfig'));
});
