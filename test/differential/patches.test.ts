// Asks Go about random patches, and fails where our answers are none of Go's.
import { agrees, exemptionsOf, patchAreas } from '../apimachinery/vectors/patch_answers.ts';
import { compareRows } from './compare_answers.ts';
import { randomPatchInput } from './random_patches.ts';

compareRows('patchvectors', patchAreas, randomPatchInput, agrees, exemptionsOf);
