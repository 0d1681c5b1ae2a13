import { validationAnswers } from '../apimachinery/vectors/validation_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomValidationInput } from './random_validation.ts';

compareAnswers('validationvectors', validationAnswers, randomValidationInput);
