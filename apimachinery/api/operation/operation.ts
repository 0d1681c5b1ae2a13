/** What a request does. PUT and PATCH are both updates. Mirrors Go's `operation.Type`. */
export type Type = 0 | 1;

/** The request makes an object. */
export const Create = 0;
/** The request changes an object. */
export const Update = 1;

/** What is known about a request whose object is validated. Mirrors Go's `operation.Operation`. */
export interface Operation {
  readonly type: Type;
  /** Names of what is switched on for the object, most often feature gates. */
  readonly options?: readonly string[];
  readonly request?: Request;
}

/** Mirrors Go's `operation.Request`. */
export interface Request {
  /** What follows the object's name in the URL: `['status']`. None for the object itself. */
  readonly subresources?: readonly string[];
}

/** Whether something is switched on. Mirrors Go's `Operation.HasOption`. */
export function hasOption(operation: Operation, option: string): boolean {
  return operation.options?.includes(option) ?? false;
}

/** `/status`; `/` for the object itself. Mirrors Go's `Request.SubresourcePath`. */
export function subresourcePath(request: Request | undefined): string {
  return `/${(request?.subresources ?? []).join('/')}`;
}
