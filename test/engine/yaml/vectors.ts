import { readFileSync } from 'node:fs';

/** The rows of a file of vectors; `scripts/go/yamlvectors` writes them. */
export function rows<T>(name: string): T[] {
  const text = readFileSync(`test/engine/yaml/vectors/${name}.jsonl`, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** The message of what a function throws, or undefined. */
export function messageOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
