import type { Scalar, ScalarSyntax } from './descriptor.ts';
/** A scalar made of its syntax and of what is done with values. Use the syntax alone when only validating. */
export declare function withForms(syntax: ScalarSyntax, forms: Omit<Scalar, keyof ScalarSyntax>): Scalar;
