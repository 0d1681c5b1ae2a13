/** A worker that has thought for so long, in milliseconds, is given up when there is something new to judge. */
const PATIENCE = 5000;

/**
 * Asks the engine about texts, in a worker where the browser lets us. Of several questions only the last one is answered.
 * @param {string} address of the engine's script
 * @param {(answer: object) => void} hear
 * @returns {(question: object) => void}
 */
export function asker(address, hear) {
  let worker;
  let number = 0;
  let asked;
  let since = 0;

  function start() {
    worker = new Worker(address);
    worker.addEventListener('message', ({ data }) => {
      if (data.number !== number) return;
      asked = undefined;
      hear(data);
    });
    // From a folder: some browsers refuse at once, others later.
    worker.addEventListener('error', () => askInPage());
  }

  let script;
  function askInPage() {
    worker?.terminate();
    worker = null;
    script ??= new Promise((resolve, reject) => {
      const element = document.createElement('script');
      element.src = address;
      element.onload = resolve;
      element.onerror = () => reject(new Error('The playground cannot be loaded.'));
      document.head.append(element);
    });
    script.then(
      async () => {
        const question = asked;
        if (question?.number !== number) return;
        const answer = await globalThis.kubetypedPlayground(question);
        if (answer.number === number) hear(answer);
      },
      (error) => hear({ ...asked, objects: [], error: error.message }),
    );
  }

  return (question) => {
    const isStuck = asked !== undefined && worker && performance.now() - since > PATIENCE;
    if (asked === undefined || isStuck) since = performance.now();
    asked = { ...question, number: ++number };
    try {
      if (isStuck) {
        worker.terminate();
        worker = undefined;
      }
      if (worker === undefined) start();
    } catch {
      worker = null;
    }
    if (worker === null) askInPage();
    else worker.postMessage(asked);
  };
}
