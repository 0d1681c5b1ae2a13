/** The object without the fields Go would omit: empty strings and lists, zeros, and undefined. */
export function present<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  const entries = Object.entries(fields).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  return Object.fromEntries(entries) as T;
}
