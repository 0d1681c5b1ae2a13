/**
 * Answers the questions of a playground's page: in a worker, so that typing never waits for it. Browsers start no worker for
 * a page that was opened from a folder; there the page loads the script and calls it.
 */
export function serve(answer) {
  if (typeof document === 'undefined')
    globalThis.addEventListener('message', async ({ data }) => globalThis.postMessage(await answer(data)));
  else globalThis.kubetypedPlayground = answer;
}
