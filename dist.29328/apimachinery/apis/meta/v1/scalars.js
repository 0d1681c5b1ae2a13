import { QuantitySyntax, QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { RawExtension } from '#apimachinery/runtime/extension';
import { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import { FieldsV1 } from './fields_v1.js';
import { MicroTime, MicroTimeSyntax } from './micro_time.js';
import { Time, TimeSyntax } from './time.js';
/**
 * How types with their own wire form (Time, Quantity, IntOrString and so on) are validated, written and compared.
 * Descriptors only name them, so pass these along with a descriptor: `verify(corev1.PodSpec, value, { scalars:
 * metav1.scalars })`.
 *
 * Duration is not included, as no built-in type uses it; that keeps its code out of every decoder. Descriptors of your
 * own hold `Duration` itself, as those of k8s.io/metrics do, or name `@v1.Duration` and need
 * `new Map([...scalars, [Duration.goType, Duration]])`.
 */
export const scalars = /* @__PURE__ */ byGoType([
    Time,
    MicroTime,
    FieldsV1,
    QuantityValue,
    IntOrString,
    RawExtension,
]);
/** The syntax alone, for validation only: it keeps the code for writing out of the bundle. */
export const scalarSyntaxes = /* @__PURE__ */ byGoType([
    TimeSyntax,
    MicroTimeSyntax,
    FieldsV1,
    QuantitySyntax,
    IntOrString,
    RawExtension,
]);
function byGoType(all) {
    return new Map(all.map((scalar) => [scalar.goType, scalar]));
}
