// What the command line does with a file, without files.
import { kubernetesVersion } from '../../dist/src/index.js';
import { scheme } from '../../dist/src/scheme.js';
import { documentsOf, formatOf } from '../../dist/src/cli/input/documents.js';
import { Inspector } from '../../dist/src/cli/objects/inspector.js';

const inspector = new Inspector(scheme, { strict: true, minor: Number(kubernetesVersion.split('.')[1]) });

/** The objects of a text, with their faults at lines and columns from 1, in characters of UTF-16. */
export function inspect(text) {
  return [...documentsOf(text, formatOf('', text))].flatMap((document) => inspector.inspect(document));
}
