// @ts-check
// Makes `kubetyped/...` lead to the compiled modules, as for a bundler, and not to the joined files for Node: tests of one
// file need not wait for these. Given to Node as `--import`.
import { register } from 'node:module';

const apiserver = new URL('../dist/src/apiserver/', import.meta.url).href;
const hooks = `export const resolve = (specifier, context, next) => {
  if (!/^kubetyped(?:\\/|$)/.test(specifier)) return next(specifier, context);
  // For Node alone: package.json has no other condition.
  const path = /^kubetyped\\/apiserver(?:\\/(.*))?$/.exec(specifier);
  if (path !== null) return next('${apiserver}' + (path[1] === undefined ? '' : path[1] + '/') + 'index.js', context);
  return next(specifier, { ...context, conditions: context.conditions.filter((condition) => condition !== 'node') });
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
