// Writes to a store in a folder until it is killed, and says of each write, on a line of its own, when it is acknowledged.
//   node folder_writer.js FOLDER FIRST_NUMBER
import { folder } from 'kubetyped/apiserver/storage/folder';
import { KEYS, valueOf } from './crash_values.ts';

const [path = '', first = ''] = process.argv.slice(2);
const engine = await folder(path);
process.stdout.write('ready\n');
await Promise.all(
  KEYS.map(async (key) => {
    let revision = (await engine.get(key)).kv?.modRevision ?? 0;
    for (let number = Number(first); ; number++) {
      const value = valueOf(number);
      if (value !== undefined) {
        const result = await engine.put(key, value, revision);
        revision = result.revision;
        if (!result.succeeded) throw new Error(`${key}: not written`);
      } else if (revision !== 0) {
        if (!(await engine.delete(key, revision)).succeeded) throw new Error(`${key}: not deleted`);
        revision = 0;
      }
      // Where the reader is slow, lines wait in this process, and go with it: at most one of each key may.
      await new Promise((written) => process.stdout.write(`${key} ${number} ${revision}\n`, written));
    }
  }),
);
