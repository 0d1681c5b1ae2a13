import { equalityAnswer } from '../apimachinery/vectors/equality_answer.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomPair } from './random_equality.ts';

compareAnswers('equalityvectors', { equality: equalityAnswer }, randomPair);
