import { waitAnswers } from '../apimachinery/vectors/wait_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomWaitInput } from './random_wait.ts';

compareAnswers('waitvectors', waitAnswers, randomWaitInput);
