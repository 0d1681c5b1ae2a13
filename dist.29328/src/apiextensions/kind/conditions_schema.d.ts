/**
 * The schema of a list of `metav1.Condition`, with the limits that its Go type declares: for `status.conditions` of a Kind
 * of one's own. Its values fit `setStatusCondition` and the like.
 */
export declare const conditionsSchema: {
    readonly type: 'array';
    readonly description: 'What is known of the state of the object, one aspect each.';
    readonly 'x-kubernetes-list-type': 'map';
    readonly 'x-kubernetes-list-map-keys': readonly ['type'];
    readonly items: {
        readonly type: 'object';
        readonly required: readonly ['type', 'status', 'lastTransitionTime', 'reason', 'message'];
        readonly properties: {
            readonly type: {
                readonly type: 'string';
                readonly description: 'The aspect, in CamelCase.';
                readonly maxLength: 316;
                readonly pattern: '^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$';
            };
            readonly status: {
                readonly type: 'string';
                readonly description: 'Whether it holds.';
                readonly enum: readonly ['True', 'False', 'Unknown'];
            };
            readonly observedGeneration: {
                readonly type: 'integer';
                readonly description: 'The generation of the object that was looked at.';
                readonly format: 'int64';
                readonly minimum: 0;
            };
            readonly lastTransitionTime: {
                readonly type: 'string';
                readonly description: 'When the status last changed.';
                readonly format: 'date-time';
            };
            readonly reason: {
                readonly type: 'string';
                readonly description: 'Why, in one CamelCase word for programs.';
                readonly minLength: 1;
                readonly maxLength: 1024;
                readonly pattern: '^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$';
            };
            readonly message: {
                readonly type: 'string';
                readonly description: 'Why, for people.';
                readonly maxLength: 32768;
            };
        };
    };
};
