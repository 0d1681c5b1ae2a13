import { customResourceAnswers } from '../apiextensions/vectors/custom_resource_answers.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomCustomResource } from './random_custom_resources.ts';

compareAnswers('crdvectors', customResourceAnswers, randomCustomResource);
