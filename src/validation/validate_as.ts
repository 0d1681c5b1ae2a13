import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { isKind } from '#apimachinery/runtime/kind_class';
import { forbidden, invalid, typeInvalid } from '#apimachinery/util/validation/field/constructors';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath } from '#apimachinery/util/validation/field/path';
import { copy } from '#engine/verbs/copy';
import { dropUndefined } from '#engine/verbs/drop_undefined';
import { verify } from '#engine/verbs/verify';
import type { Validation } from '../kinds/aspects/validation.ts';
import type { ExpressionCompiler } from './checks/expressions.ts';
import { Faults } from './checks/faults.ts';

/** How {@link validateAs} validates. */
export interface ValidateAsOptions {
  /** Fields that the Kind does not have are errors. True by default. */
  readonly strict?: boolean;
  /** Compiles expressions: `expressionCompiler` of `kubetyped/admission`. Without it they are not looked at. */
  readonly expressions?: ExpressionCompiler;
}

/**
 * `validate` for objects of one Kind, with the rules of that Kind alone: what a page needs that edits Deployments. Versions
 * of Kubernetes do not matter.
 *
 * ```ts
 * import { Deployment } from 'kubetyped/api/apps/v1';
 * import { checkDeployment } from 'kubetyped/kinds/apps';
 *
 * const errors = validateAs(Deployment, checkDeployment, object);
 * ```
 * @param type the class of the Kind, in the version that the object has
 * @param validation its rules, of `kubetyped/kinds/<group>`
 * @param object of the Kind, of a class or plain; it is not changed
 */
export function validateAs<T extends { readonly metadata: object }>(
  type: KindClass<T>,
  validation: Validation<T>,
  object: object,
  { strict = true, expressions }: ValidateAsOptions = {},
): FieldError[] {
  for (const name of ['apiVersion', 'kind'] as const) {
    const found: unknown = Reflect.get(object, name);
    if (found !== type[name]) return [invalid(newPath(name), found ?? null, `expected ${type[name]}`)];
  }
  const { value, errors, isOfType } = verifyObject(type, object, strict);
  if (!isOfType || !isKind(type, value)) return [...errors];
  const completed = { ...value, metadata: value.metadata ?? {} };
  return [...errors, ...Faults.of((faults) => validation(faults, completed), expressions)];
}

/** The verified copy of an object, what is wrong with its types and fields, and whether it has the types of its Kind. */
export function verifyObject(
  type: KindClass,
  object: unknown,
  strict: boolean,
): { readonly value: unknown; readonly errors: readonly FieldError[]; readonly isOfType: boolean } {
  const { value, faults } = verify(type, dropUndefined(copy(object)), { strict, scalars: scalarSyntaxes });
  const errors = faults.map(({ reason, path, text }) =>
    reason === 'unknown' ? forbidden(newPath(path), text) : typeInvalid(newPath(path), '', text),
  );
  return { value, errors, isOfType: faults.every(({ reason }) => reason !== 'type') };
}
