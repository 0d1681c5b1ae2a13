import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import type { APIObject } from './api_object.ts';

/** A name that becomes part of hostnames should be a DNS label. @param where it is used */
export function* nameWarnings({ metadata }: APIObject, where = 'Pod names and hostnames'): Generator<string> {
  // A server has made a name of generateName by now.
  const { generateName, name = `${generateName?.slice(0, 58)}aaaaa` } = metadata;
  const wrong = isDNS1123Label(name);
  if (wrong.length > 0)
    yield `metadata.name: this is used in ${where}, which can result in surprising behavior; a DNS label is recommended: [${wrong.join(' ')}]`;
}

/** Whether an update changes nothing that the generation counts. */
export function isSameGeneration({ metadata }: APIObject, old: APIObject | undefined): boolean {
  return old !== undefined && metadata.generation === old.metadata.generation;
}

/** More warnings nobody reads, and there may be as many as there are pairs of items. */
const MAX_WARNINGS = 1000;

/** Those that come first. */
export function firstWarnings(warnings: Iterable<string>): string[] {
  const found: string[] = [];
  for (const warning of warnings) if (found.push(warning) === MAX_WARNINGS) break;
  return found;
}
