import { addToScheme } from '../api/index.ts';
import { Scheme } from '../apimachinery/runtime/scheme.ts';

/** Knows every built-in Kind. Add your own with `addKnownTypes`. */
export const scheme: Scheme = /* @__PURE__ */ newScheme();

function newScheme(): Scheme {
  const all = new Scheme('kubetyped');
  addToScheme(all);
  return all;
}
