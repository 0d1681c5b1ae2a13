import { utilAnswers } from '../apimachinery/vectors/util_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomUtilInput } from './random_util.ts';

compareAnswers('utilvectors', utilAnswers, randomUtilInput);
