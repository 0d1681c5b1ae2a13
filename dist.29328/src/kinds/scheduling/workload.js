import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isDNS1123Label } from '#apimachinery/api/validate/content/dns';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkListMap, checkLongName, checkUnion } from '#src/validation/checks/declared';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { checkDisruptionMode, checkPolicy, checkPolicyUpdate, checkPriority, isBelow } from './group_rules.js';
const SPEC = /* @__PURE__ */ newPath('spec');
const TEMPLATES = /* @__PURE__ */ SPEC.child('podGroupTemplates');
const MAX_TEMPLATES = 8;
/** Mirrors `ValidateWorkload` of kube-apiserver, and what the type declares. */
export function checkWorkload(faults, { metadata, spec }) {
    const { controllerRef, podGroupTemplates = [] } = spec ?? {};
    checkObjectMeta(faults, metadata, { namespaced: true });
    const [first, ...others] = podGroupTemplates;
    if (others.some((each) => !hasSamePriority(each, first)))
        faults.invalid(SPEC, null, 'detected multiple priority configurations');
    // Those of composite groups are dropped, as the feature is off.
    checkUnion(faults, SPEC, { podGroupTemplates, compositePodGroupTemplates: undefined });
    if (controllerRef !== undefined)
        checkControllerRef(faults, SPEC.child('controllerRef'), controllerRef);
    checkListMap(faults, TEMPLATES, podGroupTemplates, {
        max: MAX_TEMPLATES,
        key: ({ name = '' }) => name,
        item: (path, template) => checkTemplate(faults, path, template),
    });
}
function hasSamePriority(template, other) {
    return ((template.priorityClassName ?? '') === (other?.priorityClassName ?? '') && template.priority === other?.priority);
}
function checkControllerRef(faults, path, { apiGroup, kind, name }) {
    if (apiGroup)
        checkLongName(faults, path.child('apiGroup'), apiGroup);
    faults.named(path.child('kind'), kind, isPathSegmentName);
    faults.named(path.child('name'), name, isPathSegmentName);
}
function checkTemplate(faults, path, template) {
    faults.named(path.child('name'), template.name, isDNS1123Label);
    checkPolicy(faults, path.child('schedulingPolicy'), template.schedulingPolicy, 'minCount');
    checkDisruptionMode(faults, path.child('disruptionMode'), template.disruptionMode);
    checkPriority(faults, path, template);
}
/** What never changes of a template. */
const FIXED = ['disruptionMode', 'priorityClassName', 'priority'];
/** Templates neither come nor go. */
function checkUpdate(faults, { spec }, { spec: old }) {
    const [now, before] = [spec?.podGroupTemplates ?? [], old?.podGroupTemplates ?? []];
    const count = faults.list.length;
    for (const [index, { name }] of now.entries())
        if (!before.some((each) => each.name === name))
            faults.forbidden(TEMPLATES.index(index), 'item may not be added');
    for (const { name } of before)
        if (!now.some((each) => each.name === name))
            faults.forbidden(TEMPLATES, 'item may not be removed');
    if (faults.list.length > count)
        return;
    for (const [index, template] of now.entries()) {
        const earlier = before.find((each) => each.name === template.name);
        const path = TEMPLATES.index(index);
        checkPolicyUpdate(faults, path.child('schedulingPolicy'), template.schedulingPolicy, earlier?.schedulingPolicy);
        for (const name of FIXED)
            if (!deepEqual(template[name] ?? '', earlier?.[name] ?? ''))
                faults.invalid(path.child(name), null, 'field is immutable');
    }
}
export const workloadUpdateValidation = {
    immutable: { 'spec.controllerRef': null },
    update: (faults, workload, old) => checkUpdate(faults.declared, workload, old),
    isOfCreation(error, workload, old) {
        if (isBelow(error, ['spec.controllerRef']))
            return !deepEqual(workload.spec?.controllerRef, old.spec?.controllerRef);
        const [now, before] = [workload.spec?.podGroupTemplates ?? [], old.spec?.podGroupTemplates ?? []];
        const names = (templates) => [...new Set(templates.map(({ name }) => name))].sort();
        // Of other templates than there were, none is looked at.
        if (error.field.startsWith('spec.podGroupTemplates[') && !deepEqual(names(now), names(before)))
            return true;
        return now.some((template, index) => {
            const earlier = before.find(({ name }) => name === template.name);
            const fixed = FIXED.filter((name) => !deepEqual(template[name], earlier?.[name]));
            return isBelow(error, fixed.map((name) => `spec.podGroupTemplates[${index}].${name}`));
        });
    },
};
export const workloadColumns = [nameColumn, ageColumn];
/** Behind features that are off by default: a field goes, unless the template in its place had it already. */
const OFF = ['schedulingConstraints', 'resourceClaims', 'preemptionPolicy'];
function dropDisabled({ spec }, old) {
    for (const [index, template] of (spec?.podGroupTemplates ?? []).entries())
        for (const name of OFF)
            if (old?.spec?.podGroupTemplates?.[index]?.[name] === undefined)
                delete template[name];
    if (!old?.spec?.compositePodGroupTemplates?.length)
        delete spec?.compositePodGroupTemplates;
}
export const workloadStrategy = {
    allowUnconditionalUpdate: false,
    dropDisabled,
};
