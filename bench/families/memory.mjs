// The heap that one decoded list takes, after a full collection in a process that does nothing else.
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../programs/heap.mjs', import.meta.url));

function heapOf(data) {
  return {
    name: `heap of a ${data}`,
    against: 'JSON.parse',
    runs: 3,
    printed: 'MB',
    limit: 1.06,
    commands({ files }) {
      const command = (what) => [process.execPath, '--expose-gc', program, what, files[data]];
      return { baseline: command('parse'), ours: command('decode') };
    },
  };
}

export const comparisons = [heapOf('PodList'), heapOf('NodeList')];
