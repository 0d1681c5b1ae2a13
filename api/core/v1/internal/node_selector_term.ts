import type { ObjectMetaAccessor } from '#apimachinery/apis/meta/v1/object';
import type { Selector as FieldSelector } from '#apimachinery/fields/selector';
import { allOf, oneTermEqualSelector, oneTermNotEqualSelector } from '#apimachinery/fields/terms';
import { compile } from '#apimachinery/labels/compile';
import { byKey, newRequirement, type Requirement } from '#apimachinery/labels/requirement';
import { RequirementSelector } from '#apimachinery/labels/selector';
import type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';
import {
  DoesNotExist,
  Exists,
  GreaterThan,
  In,
  LessThan,
  NotIn,
  type Operator,
} from '#apimachinery/selection/operator';
import { invalid, notSupported } from '#apimachinery/util/validation/field/constructors';
import type { Path } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import {
  NodeSelectorOpDoesNotExist,
  NodeSelectorOpExists,
  NodeSelectorOpGt,
  NodeSelectorOpIn,
  NodeSelectorOpLt,
  NodeSelectorOpNotIn,
} from '../zz_generated.constants.ts';
import type { NodeSelectorOperator, NodeSelectorRequirement, NodeSelectorTerm } from '../zz_generated.types.ts';

/** A term as a function. */
export interface CompiledTerm {
  /** Its errors; if there are any, it matches nothing. */
  readonly errors: readonly Error[];
  match(node: DeepReadonly<ObjectMetaAccessor> | null | undefined): boolean;
}

/** Whether a term has no conditions, and so matches nothing. */
export function isEmptyTerm(term: DeepReadonly<NodeSelectorTerm> | null | undefined): boolean {
  return !term?.matchExpressions?.length && !term?.matchFields?.length;
}

export function compileTerm(term: DeepReadonly<NodeSelectorTerm>, path: Path): CompiledTerm {
  const errors: Error[] = [];
  const byLabels = compileExpressions(term.matchExpressions ?? [], path.child('matchExpressions'), errors);
  const byFields = compileFields(term.matchFields ?? [], path.child('matchFields'), errors);
  if (errors.length > 0) return { errors, match: () => false };
  return { errors, match: (node) => byLabels(node?.metadata?.labels) && byFields(node?.metadata?.name) };
}

function compileExpressions(
  expressions: readonly DeepReadonly<NodeSelectorRequirement>[],
  path: Path,
  errors: Error[],
): (labels: { readonly [key: string]: string } | null | undefined) => boolean {
  const requirements = expressions.map((expression, index) =>
    attempt(() => asRequirement(expression, path.index(index)), errors),
  );
  return compile(new RequirementSelector(requirements.filter((each) => each !== undefined).sort(byKey)));
}

function asRequirement({ key, operator, values }: DeepReadonly<NodeSelectorRequirement>, path: Path): Requirement {
  const op = selectionOperator(operator);
  // Differs from Go: it prints the operator as JSON, "\u003c" for "<".
  if (op === undefined) throw notSupported(path.child('operator'), operator ?? '', labelOperators());
  return newRequirement(key ?? '', op, values, { path });
}

function compileFields(
  requirements: readonly DeepReadonly<NodeSelectorRequirement>[],
  path: Path,
  errors: Error[],
): (name: string | undefined) => boolean {
  const selectors = requirements.map((requirement, index) =>
    attempt(() => asFieldSelector(requirement, path.index(index)), errors),
  );
  const selector = allOf(selectors.filter((each) => each !== undefined));
  // A node without a name has no fields, and Go only compares if there are some.
  return selector.empty() ? () => true : (name) => !name || selector.matches({ 'metadata.name': name });
}

function asFieldSelector({ key, operator, values }: DeepReadonly<NodeSelectorRequirement>, path: Path): FieldSelector {
  if (operator !== NodeSelectorOpIn && operator !== NodeSelectorOpNotIn) {
    throw notSupported(path.child('operator'), operator ?? '', [NodeSelectorOpIn, NodeSelectorOpNotIn]);
  }
  const [value, ...more] = values ?? [];
  if (value === undefined || more.length > 0)
    throw invalid(path.child('values'), values ?? null, 'must have one element');
  return operator === NodeSelectorOpIn
    ? oneTermEqualSelector(key ?? '', value)
    : oneTermNotEqualSelector(key ?? '', value);
}

/** The result of a function; errors are collected. */
function attempt<T>(run: () => T, errors: Error[]): T | undefined {
  try {
    return run();
  } catch (error) {
    errors.push(asError(error));
    return undefined;
  }
}

/** In the order of the messages. */
function labelOperators(): NodeSelectorOperator[] {
  return [
    NodeSelectorOpIn,
    NodeSelectorOpNotIn,
    NodeSelectorOpExists,
    NodeSelectorOpDoesNotExist,
    NodeSelectorOpGt,
    NodeSelectorOpLt,
  ];
}

function selectionOperator(operator: NodeSelectorOperator): Operator | undefined {
  switch (operator) {
    case NodeSelectorOpIn:
      return In;
    case NodeSelectorOpNotIn:
      return NotIn;
    case NodeSelectorOpExists:
      return Exists;
    case NodeSelectorOpDoesNotExist:
      return DoesNotExist;
    case NodeSelectorOpGt:
      return GreaterThan;
    case NodeSelectorOpLt:
      return LessThan;
    default:
      return undefined;
  }
}
