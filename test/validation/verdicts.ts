import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { packedLines } from '../packed_rows.ts';
import type { KubeAPIServer } from './kube_apiserver.ts';
import type { Mutant } from './mutants.ts';

const file = 'test/validation/vectors/mutants.jsonl.gz';

/** What kube-apiserver said to a mutant: whether it takes it, and if it doesn't, which fields are wrong. */
export interface MutantVerdict {
  readonly name: string;
  readonly taken: boolean;
  readonly fields?: readonly string[];
}

/** The verdicts of kube-apiserver on all mutants, as they were when it was last asked. */
export function readVerdicts(): ReadonlyMap<string, MutantVerdict> {
  const lines = packedLines(file);
  return new Map(lines.map((line) => JSON.parse(line) as MutantVerdict).map((verdict) => [verdict.name, verdict]));
}

export function writeVerdicts(verdicts: readonly MutantVerdict[]): void {
  writeFileSync(file, gzipSync(verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''), { level: 9 }));
}

/** Asks the server. */
export async function judgeMutant(server: KubeAPIServer, { name, object }: Mutant): Promise<MutantVerdict> {
  const { status, causes } = await server.judge(object, JSON.stringify(object), 'json');
  // What is there already has passed.
  if (status < 300 || status === 409) return { name, taken: true };
  const fields = [...new Set(causes.map(({ field }) => field))].sort();
  return { name, taken: false, ...(fields.length > 0 && { fields }) };
}
