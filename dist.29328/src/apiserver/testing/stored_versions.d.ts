import type { Scheme } from '#apimachinery/runtime/scheme';
/** Teaches a Scheme to read the Kinds that kube-apiserver stores in an older version than it serves, or in another one. */
export declare function readStoredVersions(scheme: Scheme): void;
