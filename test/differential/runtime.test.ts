import { runtimeAnswers } from '../apimachinery/vectors/runtime_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomRuntimeInput } from './random_runtime.ts';

compareAnswers('runtimevectors', runtimeAnswers, randomRuntimeInput);
