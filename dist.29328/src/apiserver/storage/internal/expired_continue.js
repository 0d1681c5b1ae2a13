import { newResourceExpired } from '#apimachinery/api/errors/constructors';
import { encodeContinue } from '../continue_token.js';
/** 410 for a page whose revision is gone, with a token that goes on with what is there now. */
export function newExpiredContinue(continueKey, keyPrefix) {
    const error = newResourceExpired('The provided continue parameter is too old to display a consistent list result. You can start a new list without ' +
        'the continue parameter, or use the continue token in this response to retrieve the remainder of the results. ' +
        'Continuing with the provided token results in an inconsistent list - objects that were created, modified, or ' +
        'deleted between the time the first chunk was returned and now may show up in the list.');
    error.errStatus.metadata = { continue: encodeContinue(continueKey, keyPrefix, -1) };
    return error;
}
