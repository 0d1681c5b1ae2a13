/** A schema of OpenAPI, or a part of one. */
export interface OpenAPISchema {
  readonly [keyword: string]: unknown;
}
