// The library at work for the playground: in a worker, so that typing never waits for it. Browsers start no worker for a
// page that was opened from a folder; there the page loads this file and calls it.
import { convert } from './convert.mjs';
import { inspect } from './inspect.mjs';

/** The verdict on a text, and the text in another format or why there is none. */
function answer({ number, text, format }) {
  return { number, format, objects: inspect(text), ...converted(text, format) };
}

function converted(text, format) {
  try {
    return { output: convert(text, format) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

if (typeof document === 'undefined')
  globalThis.addEventListener('message', ({ data }) => globalThis.postMessage(answer(data)));
else globalThis.kubetypedPlayground = answer;
