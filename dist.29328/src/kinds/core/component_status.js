import { nameColumn } from '../aspects/cells.js';
export const componentStatusColumns = [
    nameColumn,
    {
        name: 'Status',
        value: (component) => {
            const healthy = healthOf(component);
            return healthy === undefined ? 'Unknown' : healthy.status === 'True' ? 'Healthy' : 'Unhealthy';
        },
    },
    { name: 'Message', value: (component) => healthOf(component)?.message ?? '' },
    { name: 'Error', value: (component) => healthOf(component)?.error ?? '' },
];
const healthOf = ({ conditions = [] }) => conditions.find(({ type }) => type === 'Healthy');
/** Differs from Go: it asks the components; nothing is known of them here. */
export const componentStatusStrategy = { verbs: ['get', 'list'] };
