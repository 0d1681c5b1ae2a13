import { mock } from 'node:test';
import { Random } from '../differential/random_scalars.ts';
import { randomStrategyRows } from '../differential/random_strategies.ts';
import { answer, NOW, type Row, shown } from '../kinds/compare_strategies.ts';
import type { Subject } from './subject.ts';

mock.timers.enable({ apis: ['Date'], now: NOW });

export const subject: Subject<Row> = {
  folders: ['src/kinds'],
  file: 'test/kinds/telling.jsonl.gz',
  known: ['test/kinds/strategies.jsonl.gz', 'test/kinds/warnings.jsonl.gz'],
  questionOf(row) {
    const { in: given, old, subresource } = row as Row;
    return { in: given, ...(old && { old }), ...(subresource && { subresource }) };
  },
  random(seed) {
    const random = new Random(seed);
    const randomRow = randomStrategyRows();
    return () => randomRow(random);
  },
  // As far as tests compare it.
  async answer(question) {
    const { out, errors, warnings } = await answer(question);
    return {
      errors: errors.map(({ type, field, detail }) => [type, field, detail].join(' ')).sort(),
      ...(errors.length === 0 && { out: shown(out), warnings: [...warnings].sort() }),
    };
  },
};
