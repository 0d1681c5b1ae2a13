// @ts-check
// Makes `kubetyped/...` lead to the compiled modules, as for a bundler, and not to the joined files for Node: tests of one
// file need not wait for these. Given to Node as `--import`.
import { register } from 'node:module';

const hooks = `export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: context.conditions.filter((condition) => condition !== 'node' || !/^kubetyped(?:\\/|$)/.test(specifier)) });`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
