import { addToScheme } from '../api/index.ts';
import { Scheme } from '../apimachinery/runtime/scheme.ts';

/** A Scheme of every built-in Kind. What is decoded with it narrows by `kind`. */
export class BuiltInScheme extends Scheme {
  override readonly schemeName = 'kubetyped';

  constructor() {
    super('kubetyped');
    addToScheme(this);
  }
}

/** Knows every built-in Kind. Add your own with `addKnownTypes`. */
export const scheme: BuiltInScheme = /* @__PURE__ */ new BuiltInScheme();
