// @ts-check
// Answers the questions of a file, one a line: node tell.mjs SUBJECT QUESTIONS writes the answers, one a line;
// node tell.mjs SUBJECT QUESTIONS ANSWERS writes the number of the first whose answer is another, if any.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [subjectPath = '', questionsPath = '', answersPath] = process.argv.slice(2);
/** @param {string} path */
const linesOf = (path) => readFileSync(path, 'utf8').split('\n').slice(0, -1);

/** @type {{ subject: import('../../test/telling/subject.ts').Subject<object> }} */
const { subject } = await import(pathToFileURL(subjectPath).href);
const expected = answersPath === undefined ? undefined : linesOf(answersPath);
const answers = [];
for (const [at, question] of linesOf(questionsPath).entries()) {
  const answer = await answerTo(question);
  if (expected === undefined) answers.push(answer);
  else if (answer !== expected[at]) {
    console.log(at);
    break;
  }
}
if (expected === undefined) process.stdout.write(answers.map((each) => `${each}\n`).join(''));

/** @param {string} question */
async function answerTo(question) {
  try {
    return JSON.stringify(await subject.answer(JSON.parse(question)), plain) ?? 'null';
  } catch (error) {
    return JSON.stringify(String(error));
  }
}

/** @param {string} _ @param {unknown} value */
function plain(_, value) {
  return typeof value === 'bigint' ? `${value}n` : value;
}
