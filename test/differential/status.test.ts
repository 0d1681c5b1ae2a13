import { statusAnswers } from '../apimachinery/vectors/status_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomStatusInput } from './random_status.ts';

compareAnswers('errorvectors', statusAnswers, randomStatusInput);
