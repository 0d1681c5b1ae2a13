import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { dropDisabledTemplateFields } from '../../core/pod_spec/disabled_fields.js';
export const deploymentStrategy = {
    generation: 'annotations',
    dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
    status: { keepsMetadata: ['labels'] },
    scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
