/** Any value, owned as a whole. */
export const untypedTypeName = '__untyped_atomic_';
/** Any value; maps are owned field by field, lists as a whole. */
export const deducedTypeName = '__untyped_deduced_';
/** The types of untyped values. Every schema derived from OpenAPI has them. */
export const deducedTypes = [
    {
        name: '__untyped_atomic_',
        scalar: 'untyped',
        list: { elementType: { namedType: '__untyped_atomic_' }, elementRelationship: 'atomic' },
        map: { elementType: { namedType: '__untyped_atomic_' }, elementRelationship: 'atomic' },
    },
    {
        name: '__untyped_deduced_',
        scalar: 'untyped',
        list: { elementType: { namedType: '__untyped_atomic_' }, elementRelationship: 'atomic' },
        map: { elementType: { namedType: '__untyped_deduced_' }, elementRelationship: 'separable' },
    },
];
