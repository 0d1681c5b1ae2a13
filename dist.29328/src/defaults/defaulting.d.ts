import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Defaulter } from '../kinds/aspects/defaults.ts';
/** Defaulters by the full Go name of a struct, `k8s.io/api/core/v1.Probe`, or by that of a map as Go prints it. */
export type Defaulters = ReadonlyMap<string, Defaulter['fill']>;
/** The defaults of a Kind: those of each struct in it, outer ones first, as in Go's generated `SetObjectDefaults_`. */
export declare function defaultsOf(type: KindClass, defaulters: Defaulters): Defaulter['fill'] | undefined;
