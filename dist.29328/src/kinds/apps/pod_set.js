import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isEmptySelector, selects } from '#src/validation/checks/selectors';
import { checkPodTemplateSpec, checkRunsForEver } from '../core/pod_spec/pod_template_spec.js';
export const DEPLOYMENT_RULES = {
    kind: 'deployment',
    deadlineOf: 'ReplicaSet',
    brokenSelector: 'invalid label selector',
};
/** A selector that selects the Pods of the template, and a template whose Pods run for ever. */
export function checkPodSet(faults, path, selector, template, rules) {
    const at = path.child('selector');
    const { kind, deadlineOf, brokenSelector } = rules;
    if (selector === undefined) {
        if (kind !== 'daemonset')
            faults.required(at);
    }
    else {
        faults.add(validateLabelSelector(selector, {}, at));
        if (isEmptySelector(selector))
            faults.invalid(at, selector, `empty selector is invalid for ${kind}`);
    }
    const labels = template.metadata?.labels;
    const selected = selects(selector, labels);
    const templatePath = path.child('template');
    if (selected === undefined && brokenSelector !== undefined)
        faults.invalid(at, selector, brokenSelector);
    else {
        if (selected === false)
            faults.invalid(templatePath.child('metadata', 'labels'), labels ?? null, '`selector` does not match template `labels`');
        checkPodTemplateSpec(faults, templatePath, template);
    }
    if (selected === undefined && kind === 'deployment')
        return;
    checkRunsForEver(faults, templatePath, template, deadlineOf);
}
export const DEFAULT_HISTORY = 10;
