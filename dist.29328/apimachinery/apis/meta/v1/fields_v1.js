/**
 * Facts of the type for descriptors. Go keeps the raw bytes without parsing them, so any JSON is accepted. A set of
 * fields contains no numbers.
 */
export const FieldsV1 = {
    goType: 'v1.FieldsV1',
    check: () => undefined,
    canonical: (value) => value,
    zero: null,
    opaque: true,
    numberless: true,
};
