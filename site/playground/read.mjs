// What all engines of playgrounds with several texts do.
import { decodeAll, scheme, toPlain } from '../../dist/src/index.js';
import { serve } from './serve.mjs';

/** A text that is not what it should be. */
export class TextError extends Error {
  constructor(of, cause) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.of = of;
  }
}

/** The objects of a text, as plain data. @throws TextError */
export function objectsOf(of, text) {
  try {
    return decodeAll(scheme, text, { unstructured: true, flatten: true }).map((object) => toPlain(object));
  } catch (error) {
    throw new TextError(of, error);
  }
}

/** The one object of a text; undefined for none. @throws TextError */
export function objectOf(of, text) {
  const [object, ...more] = objectsOf(of, text);
  if (more.length > 0) throw new TextError(of, 'There is more than one object.');
  return object;
}

export const isDefinition = ({ apiVersion, kind }) =>
  kind === 'CustomResourceDefinition' && apiVersion === 'apiextensions.k8s.io/v1';

/** Serves answers about texts; what they throw is an answer, too. */
export function serveTexts(answer) {
  serve(async ({ number, texts }) => {
    try {
      return { number, ...(await answer(texts)) };
    } catch (error) {
      const fault = error instanceof TextError ? placed(error) : { text: String(error?.message ?? error) };
      return { number, verdict: 'This cannot be read.', faults: [fault] };
    }
  });
}

/** Errors of YAML and JSON name a line, if they know one. */
function placed({ of, message }) {
  const line = Number(/\bline (\d+)/.exec(message)?.[1] ?? 0);
  return line > 0 ? { of, line, column: 1, text: message } : { text: message };
}
