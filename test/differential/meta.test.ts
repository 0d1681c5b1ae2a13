import { metaAnswers } from '../apimachinery/vectors/meta_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomMetaInput } from './random_meta.ts';

compareAnswers('metavectors', metaAnswers, randomMetaInput);
