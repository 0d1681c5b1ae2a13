import { addToScheme } from '../api/index.js';
import { Scheme } from '../apimachinery/runtime/scheme.js';
/** A Scheme of every built-in Kind. What is decoded with it narrows by `kind`. */
export class BuiltInScheme extends Scheme {
    schemeName = 'kubetyped';
    constructor() {
        super('kubetyped');
        addToScheme(this);
    }
}
/** Knows every built-in Kind. Add your own with `addKnownTypes`. */
export const scheme = /* @__PURE__ */ new BuiltInScheme();
