import { isLabelValue } from '#apimachinery/api/validate/content/kube';
import { validateLabelName } from '#apimachinery/apis/meta/v1/validation/labels';
export const TAINT_EFFECTS = ['NoExecute', 'NoSchedule', 'None'];
/** Mirrors `validateDeviceTaint` of kube-apiserver. */
export function checkDeviceTaint({ faults, declared }, path, { key = '', value = '', effect }) {
    faults.add(validateLabelName(key, path.child('key')));
    if (value !== '')
        faults.each(path.child('value'), value, isLabelValue(value));
    if (!effect)
        declared.required(path.child('effect'));
    else
        declared.oneOf(path.child('effect'), effect, TAINT_EFFECTS);
}
