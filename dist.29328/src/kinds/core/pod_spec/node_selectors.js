import { isLabelValue } from '#apimachinery/api/validate/content/kube';
import { validateLabelName } from '#apimachinery/apis/meta/v1/validation/labels';
import { subdomain } from '#src/validation/checks/names';
/** Conditions that a node must fulfil, one term of several. */
export function checkNodeSelector(faults, path, { nodeSelectorTerms: terms = [] }) {
    const at = path.child('nodeSelectorTerms');
    if (terms.length === 0)
        faults.required(at, 'must have at least one node selector term');
    for (const [index, term] of terms.entries())
        checkNodeSelectorTerm(faults, at.index(index), term, true);
}
/** @param strict whether values must be those of labels: a preference may have others */
export function checkNodeSelectorTerm(faults, path, { matchExpressions = [], matchFields = [] }, strict) {
    for (const [index, requirement] of matchExpressions.entries())
        checkLabels(faults, path.child('matchExpressions').index(index), requirement, strict);
    for (const [index, requirement] of matchFields.entries())
        checkFields(faults, path.child('matchFields').index(index), requirement);
}
function checkLabels(faults, path, { key = '', operator, values = [] }, strict) {
    switch (operator) {
        case 'In':
        case 'NotIn':
            if (values.length === 0)
                faults.required(path.child('values'), "must be specified when `operator` is 'In' or 'NotIn'");
            break;
        case 'Exists':
        case 'DoesNotExist':
            if (values.length > 0)
                faults.forbidden(path.child('values'), "may not be specified when `operator` is 'Exists' or 'DoesNotExist'");
            break;
        case 'Gt':
        case 'Lt':
            if (values.length !== 1)
                faults.required(path.child('values'), "must be specified single value when `operator` is 'Lt' or 'Gt'");
            break;
        default:
            faults.invalid(path.child('operator'), operator ?? '', 'not a valid selector operator');
    }
    faults.add(validateLabelName(key, path.child('key')));
    if (strict)
        for (const [index, value] of values.entries())
            faults.each(path.child('values').index(index), value, isLabelValue(value));
}
function checkFields(faults, path, { key = '', operator, values = [] }) {
    if (operator !== 'In' && operator !== 'NotIn')
        faults.invalid(path.child('operator'), operator ?? '', 'not a valid selector operator');
    else if (values.length !== 1)
        faults.required(path.child('values'), "must be only one value when `operator` is 'In' or 'NotIn' for node field selector");
    if (key !== 'metadata.name')
        faults.invalid(path.child('key'), key, 'not a valid field selector key');
    else
        for (const [index, value] of values.entries())
            faults.each(path.child('values').index(index), value, subdomain(value));
}
