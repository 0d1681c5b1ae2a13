import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Term } from './term.ts';

/** The server in which a controller works. */
export interface ControllerHost {
  /** The objects of a resource; undefined: it is not served. */
  store(group: string, version: string, resource: string): RESTStorage | undefined;
  /** Told what went wrong, for a log. */
  onError(error: unknown): void;
}

/** Works on what is stored, beside the requests. */
export interface Controller {
  /** Works until the term is over. Called again when there is another one. */
  lead(term: Term): void;
}
