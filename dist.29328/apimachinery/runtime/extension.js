/** Facts of the type for descriptors. Go keeps the raw bytes and looks into none of them, so any JSON is taken. */
export const RawExtension = {
    goType: 'runtime.RawExtension',
    check: () => undefined,
    canonical: (value) => value,
    zero: null,
    opaque: true,
};
