import type { Filter } from './filter.ts';

/** Sends the warnings of a request with its answer. Mirrors Go's `WithWarningRecorder`. */
export const withWarningRecorder: Filter = async (request, next) => {
  const response = await next(request);
  const { headers } = request.warnings;
  if (headers.length === 0 || response.takeOver !== undefined) return response;
  return { ...response, headers: { ...response.headers, Warning: headers } };
};

/** No cache keeps answers, unless they say otherwise. Mirrors Go's `WithCacheControl`. */
export const withCacheControl: Filter = async (request, next) => {
  const response = await next(request);
  if (response.takeOver !== undefined) return response;
  return { ...response, headers: { 'Cache-Control': 'no-cache, private', ...response.headers } };
};
