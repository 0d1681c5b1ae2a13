import { selectorAnswers } from '../apimachinery/vectors/selector_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomSelectorInput } from './random_selectors.ts';

compareAnswers('selectorvectors', selectorAnswers, randomSelectorInput);
