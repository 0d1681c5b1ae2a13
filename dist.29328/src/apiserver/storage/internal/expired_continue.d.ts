import type { StatusError } from '#apimachinery/api/errors/status_error';
/** 410 for a page whose revision is gone, with a token that goes on with what is there now. */
export declare function newExpiredContinue(continueKey: string, keyPrefix: string): StatusError;
