import { Scheme } from './scheme.ts';

/** A Scheme with some versions, which is made when it is first needed: imports have no side effects. */
export function lazyScheme(...addToScheme: readonly ((scheme: Scheme) => void)[]): () => Scheme {
  let scheme: Scheme | undefined;
  return () => {
    if (scheme === undefined) {
      scheme = new Scheme();
      for (const add of addToScheme) add(scheme);
    }
    return scheme;
  };
}
