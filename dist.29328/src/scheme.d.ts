import { Scheme } from '../apimachinery/runtime/scheme.ts';
/** A Scheme of every built-in Kind. What is decoded with it narrows by `kind`. */
export declare class BuiltInScheme extends Scheme {
    readonly schemeName = "kubetyped";
    constructor();
}
/** Knows every built-in Kind. Add your own with `addKnownTypes`. */
export declare const scheme: BuiltInScheme;
