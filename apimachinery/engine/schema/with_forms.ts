import type { Scalar, ScalarSyntax } from './descriptor.ts';

/** A scalar of its syntax and of what is done with its values. Who only checks takes the syntax, and bundles no more. */
export function withForms(syntax: ScalarSyntax, forms: Omit<Scalar, keyof ScalarSyntax>): Scalar {
  return { ...syntax, ...forms };
}
