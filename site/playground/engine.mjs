import { convert } from './convert.mjs';
import { inspect } from './inspect.mjs';
import { serve } from './serve.mjs';

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

serve(answer);
