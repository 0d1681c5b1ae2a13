/** The object without what Go would leave out of it: texts and lists that are empty, zeros, and what is undefined. */
export function present<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  const entries = Object.entries(fields).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  return Object.fromEntries(entries) as T;
}
