import { isLabelValue } from '#apimachinery/api/validate/content/kube';
import { validateLabelName } from '#apimachinery/apis/meta/v1/validation/labels';
const EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'];
/** Taints of nodes that a Pod bears. */
export function checkTolerations(faults, path, tolerations) {
    for (const [index, toleration] of tolerations.entries()) {
        const { key = '', operator = '', value = '', effect = '', tolerationSeconds } = toleration;
        const at = path.index(index);
        if (key !== '')
            faults.add(validateLabelName(key, at.child('key')));
        else if (operator !== 'Exists') {
            faults.invalid(at.child('operator'), operator, 'operator must be Exists when `key` is empty, which means "match all values and all keys"');
        }
        if (tolerationSeconds !== undefined && effect !== 'NoExecute') {
            faults.invalid(at.child('effect'), effect, "effect must be 'NoExecute' when `tolerationSeconds` is set");
        }
        checkOperator(faults, at.child('operator'), operator, value);
        if (effect !== '')
            faults.oneOf(at.child('effect'), effect, EFFECTS);
    }
}
function checkOperator(faults, path, operator, value) {
    switch (operator) {
        case 'Equal':
        case '': {
            const texts = isLabelValue(value);
            if (texts.length > 0)
                faults.invalid(path, value, texts.join(';'));
            break;
        }
        case 'Exists':
            if (value !== '')
                faults.invalid(path, value, "value must be empty when `operator` is 'Exists'");
            break;
        case 'Lt':
        case 'Gt':
            faults.unsupported(path, operator, ['Equal', 'Exists', 'Lt', 'Gt']);
            break;
        default:
            faults.unsupported(path, operator, ['Equal', 'Exists']);
    }
}
/** What a node keeps Pods away by. */
export function checkTaints(faults, path, taints) {
    const seen = new Set();
    for (const [index, taint] of taints.entries()) {
        const { key = '', value = '', effect = '' } = taint;
        const at = path.index(index);
        faults.add(validateLabelName(key, at.child('key')));
        const texts = isLabelValue(value);
        if (texts.length > 0)
            faults.invalid(at.child('value'), value, texts.join(';'));
        if (effect === '')
            faults.required(at.child('effect'));
        else
            faults.oneOf(at.child('effect'), effect, EFFECTS);
        if (seen.has(`${effect} ${key}`))
            faults.duplicate(at, taint, 'taints must be unique by key and effect pair');
        seen.add(`${effect} ${key}`);
    }
}
