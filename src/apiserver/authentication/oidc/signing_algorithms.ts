import { SIGNING_ALGORITHMS } from './signature.ts';

/** @throws {TypeError} for an algorithm that is none for signatures of issuers */
export function checkSigningAlgorithms(algorithms: readonly string[]): void {
  for (const algorithm of algorithms)
    if (!SIGNING_ALGORITHMS.includes(algorithm))
      throw new TypeError(`oidc: unsupported signing alg: ${JSON.stringify(algorithm)}`);
}
