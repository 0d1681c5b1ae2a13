import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { isKind } from '#apimachinery/runtime/kind_class';
import { forbidden, invalid, typeInvalid } from '#apimachinery/util/validation/field/constructors';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isMap, valueAt } from '#engine/json/untyped';
import { copy } from '#engine/verbs/copy';
import { dropUndefined } from '#engine/verbs/drop_undefined';
import { verify } from '#engine/verbs/verify';
import type { Validation } from '../kinds/aspects/validation.ts';
import type { ExpressionCompiler } from './checks/expressions.ts';
import { Faults } from './checks/faults.ts';
import { judgeRest } from './mend_types.ts';

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
  return verifyAndJudge(type, object, strict, (value) => {
    if (!isKind(type, value)) return [];
    const completed = { ...value, metadata: value.metadata ?? {} };
    return Faults.of((faults) => validation(faults, completed), expressions);
  });
}

/** What is wrong with the types and fields of an object, and what is wrong with it as an object of its Kind. */
export function verifyAndJudge(
  type: KindClass,
  object: unknown,
  strict: boolean,
  judge: (value: object) => readonly FieldError[],
): FieldError[] {
  const { value, faults } = verify(type, dropUndefined(copy(object)), { strict, scalars: scalarSyntaxes });
  const errors = faults.map(({ reason, keys, path, text }) =>
    reason === 'unknown' ? forbidden(newPath(path), text) : typeInvalid(newPath(path), valueAt(value, keys), text),
  );
  if (faults.some(({ reason }) => reason === 'type')) return [...errors, ...judgeRest(type, value, faults, judge)];
  return [...errors, ...(isMap(value) ? judge(value) : [])];
}
