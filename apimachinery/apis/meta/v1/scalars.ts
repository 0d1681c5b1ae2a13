import { QuantitySyntax, QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { RawExtension } from '#apimachinery/runtime/extension';
import { IntOrString } from '#apimachinery/util/intstr/int_or_string';
import type { Scalars, ScalarSyntax, ScalarSyntaxes } from '#engine/schema/descriptor';
import { FieldsV1 } from './fields_v1.ts';
import { MicroTime, MicroTimeSyntax } from './micro_time.ts';
import { Time, TimeSyntax } from './time.ts';

/**
 * How the types with a wire form of their own are checked, written and compared: Time, Quantity, IntOrString and so on.
 * Descriptors only name them, so whoever hands a descriptor to the engine hands it these too:
 * `verify(corev1.PodSpec, value, { scalars: metav1.scalars })`.
 *
 * Duration is not among them, because no type of the Kubernetes API has one: that keeps its code out of every decoder.
 * A descriptor of your own that names `@v1.Duration` needs `new Map([...scalars, [Duration.goType, Duration]])`.
 */
export const scalars: Scalars = /* @__PURE__ */ byGoType([
  Time,
  MicroTime,
  FieldsV1,
  QuantityValue,
  IntOrString,
  RawExtension,
]);

/** The same for callers who only checks values: a bundle with these alone has nothing of how they are written. */
export const scalarSyntaxes: ScalarSyntaxes = /* @__PURE__ */ byGoType([
  TimeSyntax,
  MicroTimeSyntax,
  FieldsV1,
  QuantitySyntax,
  IntOrString,
  RawExtension,
]);

function byGoType<T extends ScalarSyntax>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((scalar) => [scalar.goType, scalar]));
}
