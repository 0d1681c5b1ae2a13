import { isMap } from '#engine/json/untyped';
import { isEmpty, without, withSpec } from '../../aspects/server_fields.js';
/** Labels that the Job controller gives to the Pods of a Job without a selector of its own. */
const JOB_LABELS = new Set([
    'batch.kubernetes.io/controller-uid',
    'batch.kubernetes.io/job-name',
    'controller-uid',
    'job-name',
]);
/** The selector and its labels, unless the Job has chosen them itself. */
function withoutGeneratedSelector(spec) {
    if (spec['manualSelector'] === true)
        return spec;
    const { template } = spec;
    const own = without(spec, ({ key }) => key === 'selector');
    if (!isMap(template) || !isMap(template['metadata']) || !isMap(template['metadata']['labels']))
        return own;
    const labels = without(template['metadata']['labels'], ({ key }) => JOB_LABELS.has(key));
    const data = isEmpty(labels)
        ? without(template['metadata'], ({ key }) => key === 'labels')
        : { ...template['metadata'], labels };
    return {
        ...own,
        template: isEmpty(data) ? without(template, ({ key }) => key === 'metadata') : { ...template, metadata: data },
    };
}
/** Without the selector and its labels, unless the Job has chosen them itself. */
export const jobWithoutServerFields = (job) => withSpec(job, withoutGeneratedSelector);
