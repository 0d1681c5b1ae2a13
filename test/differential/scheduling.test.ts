import { schedulingAnswers } from '../api/core/v1/vectors/scheduling_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomSchedulingInput } from './random_scheduling.ts';

compareAnswers('schedulingvectors', schedulingAnswers, randomSchedulingInput);
