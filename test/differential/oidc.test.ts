import { oidcAnswer } from '../apiserver/oidc_answer.ts';
import { tokenFileAnswer } from '../apiserver/token_file_answer.ts';
import { compareAnswers } from './compare_answers.ts';
import { randomOIDCInput } from './random_oidc.ts';
import type { Random } from './random_scalars.ts';

const PIECES = ['"', '""', ',', ',', '\n', '\r\n', '\r', 'a', 'b', ' ', 'a,b,c', '"a",', 'x,y,z,"g,h"\n'];

function randomInput(area: string, random: Random): unknown {
  if (area === 'oidc') return randomOIDCInput(area, random);
  return Array.from({ length: random.int(16) }, () => random.pick(PIECES)).join('');
}

compareAnswers('oidcvectors', { oidc: oidcAnswer, 'token-files': tokenFileAnswer }, randomInput);
