/// <reference types="node" />
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

/** What a program may print. */
const MAX_BYTES = 256 << 20;
const MAX_SECONDS = 300;

/** What a program made of its input, or why it could not. */
export type Rendered = { readonly text: string } | { readonly reason: string };

/** What a kustomization builds, by kustomize, or kubectl where that is installed. */
export async function buildKustomization(folder: string): Promise<Rendered> {
  const path = resolve(folder);
  return (
    (await run('kustomize', ['build', path])) ??
    (await run('kubectl', ['kustomize', path])) ?? { reason: 'neither kustomize nor kubectl is installed' }
  );
}

/** What a chart renders with its own values, by helm. */
export async function renderChart(folder: string): Promise<Rendered> {
  return (await run('helm', ['template', resolve(folder)])) ?? { reason: 'helm is not installed' };
}

/** @returns nothing when there is no such program */
function run(program: string, args: readonly string[]): Promise<Rendered | undefined> {
  const options = { maxBuffer: MAX_BYTES, timeout: MAX_SECONDS * 1000 };
  return new Promise((done) => {
    execFile(program, [...args], options, (error, stdout, stderr) => {
      if (error === null) return done({ text: stdout });
      if (error.code === 'ENOENT') return done(undefined);
      const said = stderr.trim().split('\n').at(-1) ?? '';
      return done({ reason: `${program} ${args[0]}: ${said === '' ? error.message : said}` });
    });
  });
}
