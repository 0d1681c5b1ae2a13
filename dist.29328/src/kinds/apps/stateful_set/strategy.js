import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { dropDisabledTemplateFields } from '../../core/pod_spec/disabled_fields.js';
export const statefulSetStrategy = {
    generation: true,
    dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
    scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
