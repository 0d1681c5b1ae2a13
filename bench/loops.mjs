/** Calls of each value, or of each pair: they are too short to be measured alone. The Go program does as many. */
const TIMES = 250;

export const each = (values, work) => () => {
  let last;
  for (let time = 0; time < TIMES; time++) for (let at = 0; at < values.length; at++) last = work(values[at]);
  return last;
};

export const pairs = (values, work) => () => {
  let last;
  for (let time = 0; time < TIMES; time++) {
    for (let a = 0; a < values.length; a++) for (let b = 0; b < values.length; b++) last = work(values[a], values[b]);
  }
  return last;
};
