// Arithmetic with quantities, against Go and big.js.
import Big from 'big.js';
import { parseQuantity } from '../../dist/node/apimachinery/api/resource/index.js';
// A loop for each side, which is compiled for that side alone, as a program's own loop would be.
import * as bigLoops from '../loops.mjs?big';
import * as loops from '../loops.mjs?ours';

const FACTORS = { '': 1, m: '0.001', k: 1e3, M: 1e6, G: 1e9, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 };

/** What a program does that has only big.js. */
function parseBig(text) {
  const [, number, suffix] = /^([+-]?[0-9.]+)([a-zA-Z]*)$/.exec(text);
  const big = new Big(number);
  return suffix === '' ? big : big.times(FACTORS[suffix]);
}

const operations = {
  parse: {
    limit: 0.3,
    ours: (texts) => loops.each(texts, (text) => parseQuantity(text)),
    big: (texts) => bigLoops.each(texts, (text) => parseBig(text)),
  },
  add: {
    limit: 0.2,
    ours: (texts) =>
      loops.pairs(
        texts.map((text) => parseQuantity(text)),
        (a, b) => a.add(b),
      ),
    big: (texts) => bigLoops.pairs(texts.map(parseBig), (a, b) => a.plus(b)),
  },
  compare: {
    limit: 0.2,
    ours: (texts) =>
      loops.pairs(
        texts.map((text) => parseQuantity(text)),
        (a, b) => a.cmp(b),
      ),
    big: (texts) => bigLoops.pairs(texts.map(parseBig), (a, b) => a.cmp(b)),
  },
};

export const comparisons = Object.entries(operations).flatMap(([name, { limit, ours, big }]) => [
  {
    name: `${name} quantities`,
    against: 'Go',
    go: `quantity-${name}`,
    data: 'quantities',
    limit,
    prepare: (texts) => ({ ours: ours(texts) }),
  },
  {
    name: `${name} quantities`,
    against: 'big.js',
    data: 'quantities',
    limit: 0.25,
    prepare: (texts) => ({ baseline: big(texts), ours: ours(texts) }),
  },
]);
