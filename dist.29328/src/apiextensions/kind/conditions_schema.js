/**
 * The schema of a list of `metav1.Condition`, with the limits that its Go type declares: for `status.conditions` of a Kind
 * of one's own. Its values fit `setStatusCondition` and the like.
 */
export const conditionsSchema = {
    type: 'array',
    description: 'What is known of the state of the object, one aspect each.',
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': ['type'],
    items: {
        type: 'object',
        required: ['type', 'status', 'lastTransitionTime', 'reason', 'message'],
        properties: {
            type: {
                type: 'string',
                description: 'The aspect, in CamelCase.',
                maxLength: 316,
                pattern: '^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$',
            },
            status: { type: 'string', description: 'Whether it holds.', enum: ['True', 'False', 'Unknown'] },
            observedGeneration: {
                type: 'integer',
                description: 'The generation of the object that was looked at.',
                format: 'int64',
                minimum: 0,
            },
            lastTransitionTime: { type: 'string', description: 'When the status last changed.', format: 'date-time' },
            reason: {
                type: 'string',
                description: 'Why, in one CamelCase word for programs.',
                minLength: 1,
                maxLength: 1024,
                pattern: '^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$',
            },
            message: { type: 'string', description: 'Why, for people.', maxLength: 32768 },
        },
    },
};
