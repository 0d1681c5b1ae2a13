import { allOf, oneTermEqualSelector, oneTermNotEqualSelector } from '#apimachinery/fields/terms';
import { compile } from '#apimachinery/labels/compile';
import { byKey, newRequirement } from '#apimachinery/labels/requirement';
import { RequirementSelector } from '#apimachinery/labels/selector';
import { DoesNotExist, Exists, GreaterThan, In, LessThan, NotIn, } from '#apimachinery/selection/operator';
import { invalid, notSupported } from '#apimachinery/util/validation/field/constructors';
import { asError } from '#engine/text/as_error';
import { NodeSelectorOpDoesNotExist, NodeSelectorOpExists, NodeSelectorOpGt, NodeSelectorOpIn, NodeSelectorOpLt, NodeSelectorOpNotIn, } from '../zz_generated.constants.js';
/** Whether a term has no conditions, and so matches nothing. */
export function isEmptyTerm(term) {
    return !term?.matchExpressions?.length && !term?.matchFields?.length;
}
export function compileTerm(term, path) {
    const errors = [];
    const byLabels = compileExpressions(term.matchExpressions ?? [], path.child('matchExpressions'), errors);
    const byFields = compileFields(term.matchFields ?? [], path.child('matchFields'), errors);
    if (errors.length > 0)
        return { errors, match: () => false };
    return { errors, match: (node) => byLabels(node?.metadata?.labels) && byFields(node?.metadata?.name) };
}
function compileExpressions(expressions, path, errors) {
    const requirements = expressions.map((expression, index) => attempt(() => asRequirement(expression, path.index(index)), errors));
    return compile(new RequirementSelector(requirements.filter((each) => each !== undefined).sort(byKey)));
}
function asRequirement({ key, operator, values }, path) {
    const op = selectionOperator(operator);
    // Differs from Go: it prints the operator as JSON, "\u003c" for "<".
    if (op === undefined)
        throw notSupported(path.child('operator'), operator ?? '', labelOperators());
    return newRequirement(key ?? '', op, values, { path });
}
function compileFields(requirements, path, errors) {
    const selectors = requirements.map((requirement, index) => attempt(() => asFieldSelector(requirement, path.index(index)), errors));
    const selector = allOf(selectors.filter((each) => each !== undefined));
    // A node without a name has no fields, and Go only compares if there are some.
    return selector.empty() ? () => true : (name) => !name || selector.matches({ 'metadata.name': name });
}
function asFieldSelector({ key, operator, values }, path) {
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
function attempt(run, errors) {
    try {
        return run();
    }
    catch (error) {
        errors.push(asError(error));
        return undefined;
    }
}
/** In the order of the messages. */
function labelOperators() {
    return [
        NodeSelectorOpIn,
        NodeSelectorOpNotIn,
        NodeSelectorOpExists,
        NodeSelectorOpDoesNotExist,
        NodeSelectorOpGt,
        NodeSelectorOpLt,
    ];
}
function selectionOperator(operator) {
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
