import { metaValidationAnswers } from '../apimachinery/vectors/meta_validation_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomMetaValidationInput } from './random_meta_validation.ts';

compareAnswers('metavalidationvectors', metaValidationAnswers, randomMetaValidationInput);
