import { humanDuration } from '#apimachinery/util/duration/human_duration';
import { ageColumn, NONE, nameColumn } from '../../aspects/cells.js';
export const certificateSigningRequestColumns = [
    nameColumn,
    ageColumn,
    { name: 'SignerName', value: ({ spec }) => spec?.signerName || NONE },
    { name: 'Requestor', value: ({ spec }) => spec?.username ?? '' },
    {
        name: 'RequestedDuration',
        value: ({ spec }) => spec?.expirationSeconds === undefined ? NONE : humanDuration({ seconds: spec.expirationSeconds }),
    },
    {
        name: 'Condition',
        value: ({ status }) => {
            const has = (wanted) => (status?.conditions ?? []).some(({ type }) => type === wanted);
            const decision = ['Denied', 'Approved'].find(has) ?? 'Pending';
            return `${decision}${has('Failed') ? ',Failed' : ''}${status?.certificate ? ',Issued' : ''}`;
        },
    },
];
