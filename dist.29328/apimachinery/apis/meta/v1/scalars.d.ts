import type { ScalarSyntaxes, Scalars } from '#engine/schema/descriptor';
/**
 * How types with their own wire form (Time, Quantity, IntOrString and so on) are validated, written and compared.
 * Descriptors only name them, so pass these along with a descriptor: `verify(corev1.PodSpec, value, { scalars:
 * metav1.scalars })`.
 *
 * Duration is not included, as no built-in type uses it; that keeps its code out of every decoder. Descriptors of your
 * own hold `Duration` itself, as those of k8s.io/metrics do, or name `@v1.Duration` and need
 * `new Map([...scalars, [Duration.goType, Duration]])`.
 */
export declare const scalars: Scalars;
/** The syntax alone, for validation only: it keeps the code for writing out of the bundle. */
export declare const scalarSyntaxes: ScalarSyntaxes;
