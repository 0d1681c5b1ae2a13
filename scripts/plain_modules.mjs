// @ts-check
// Makes `kubetyped/...` lead to the compiled modules, and not to the joined files that are published: tests of one file need
// not wait for these. Given to Node as `--import`.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

const root = new URL('..', import.meta.url);
/** @type {{ exports: Record<string, { node?: string, default?: string } | string | null> }} */
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const targets = Object.entries(exports).flatMap(([subpath, target]) => {
  if (typeof target !== 'object' || target === null) return [];
  const joined = target.default ?? target.node ?? '';
  return [[subpath.slice(1), new URL(joined.replace('./dist/node/', './dist/'), root).href]];
});
const hooks = `const targets = ${JSON.stringify(targets)};
export const resolve = (specifier, context, next) => {
  const path = /^kubetyped(?=\\/|$)(.*)/.exec(specifier)?.[1];
  if (path === undefined) return next(specifier, context);
  const exact = targets.find(([subpath]) => subpath === path);
  if (exact !== undefined) return next(exact[1], context);
  for (const [subpath, target] of targets) {
    const before = subpath.slice(0, -1);
    // What package.json takes out of a wildcard is for Node to refuse.
    if (subpath.endsWith('*') && path.startsWith(before) && !path.startsWith('/apimachinery/engine/'))
      return next(target.replace('*', path.slice(before.length)), context);
  }
  return next(specifier, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
