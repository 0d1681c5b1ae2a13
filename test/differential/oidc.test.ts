import { oidcAnswer } from '../apiserver/oidc_answer.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomOIDCInput } from './random_oidc.ts';

compareAnswers('oidcvectors', { oidc: oidcAnswer }, randomOIDCInput);
