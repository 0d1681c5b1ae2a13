import { quantityAnswers } from '../apimachinery/vectors/quantity_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomQuantityInput } from './random_quantities.ts';

compareAnswers('quantityvectors', quantityAnswers, randomQuantityInput);
