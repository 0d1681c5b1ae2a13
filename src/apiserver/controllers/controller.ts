import type { Term } from './term.ts';

/** Works on what is stored, beside the requests. */
export interface Controller {
  /** Works until the term is over. Called again when there is another one. */
  lead(term: Term): void;
}
