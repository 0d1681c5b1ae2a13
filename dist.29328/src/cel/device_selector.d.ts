import type { Program } from './program.ts';
/**
 * Compiles the expression of a selector of devices (`spec.selectors[].cel.expression` of DeviceClasses and of requests in
 * ResourceClaims), which sees `device`. Mirrors `CompileCELExpression` of k8s.io/dynamic-resource-allocation/cel, with the
 * features of Kubernetes 1.37 that are on by default.
 * @returns the program, or what is wrong with the expression; `isTooComplex` when it compiles, but may cost more than a
 * server lets it
 */
export declare function compileDeviceSelector(expression: string): {
    readonly program: Program;
    readonly isTooComplex: boolean;
} | {
    readonly error: string;
    readonly stage: Stage;
};
type Stage = 'compile' | 'program';
export {};
