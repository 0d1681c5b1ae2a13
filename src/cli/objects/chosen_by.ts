import { asError } from '#engine/text/as_error';
import { parseSelector } from '#apimachinery/fields/parse_selector';
import { compile } from '#apimachinery/labels/compile';
import { parse } from '#apimachinery/labels/parse';
import type { Arguments } from '../arguments.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { UsageError } from '../usage_error.ts';

const FIELDS = ['metadata.name', 'metadata.namespace'];

/** Whether an object matches the selectors on the command line; always true without any. @throws UsageError */
export function chosenBy(args: Arguments): (object: ReadObject) => boolean {
  const byLabels = compile(understood('-l', () => parse(args.value('selector') ?? '')));
  const byFields = understood('--field-selector', () => parseSelector(args.value('field-selector') ?? ''));
  for (const { field } of byFields.requirements()) {
    if (!FIELDS.includes(field))
      throw new UsageError(`--field-selector: unknown field ${field}`, `supported fields: ${FIELDS.join(', ')}`);
  }
  return ({ name, namespace, labels }) =>
    byLabels(labels) && byFields.matches({ 'metadata.name': name, 'metadata.namespace': namespace });
}

function understood<T>(option: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new UsageError(`${option}: ${asError(error).message}`);
  }
}
