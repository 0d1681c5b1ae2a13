// Prints the bytes of heap that one decoded file takes: heap.mjs <parse|decode> <file>
import { readFileSync } from 'node:fs';
import { newSerializer } from '../families/decode.mjs';

const [, , what, file] = process.argv;
const serializer = newSerializer();
const decode = what === 'parse' ? JSON.parse : (text) => serializer.decode(text).object;

/** Tables that are made once per process are no part of an object. */
function warmUp() {
  decode(readFileSync(file, 'utf8'));
}

function used() {
  for (let round = 0; round < 3; round++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

warmUp();
const before = used();
const object = decode(readFileSync(file, 'utf8'));
const after = used();
if (object.items.length === 0) throw new Error('nothing was decoded');
console.log(after - before);
