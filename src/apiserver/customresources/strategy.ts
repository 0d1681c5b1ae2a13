import { newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { setOwn } from '#engine/json/own_property';
import type { Steps } from '#engine/steps';
import type { Content, CustomResource, ResourceVerdict } from '../../apiextensions/index.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { inTurns } from '../turns/turns.ts';

/**
 * The strategy of the custom resources of a version. Mirrors Go's `customResourceStrategy`.
 * @param state of their definition: while it is being deleted, there are no new ones
 */
export function customResourceStrategy(
  resource: CustomResource,
  plural: string,
  state: { isTerminating(): boolean; isOver(): boolean },
): Strategy {
  return {
    allowUnconditionalUpdate: false,
    prepareForCreate(object) {
      if (state.isTerminating()) throw newTerminating(resource.group, plural);
      become(object, resource.prepareForCreate(contentOf(object)));
    },
    // Differs from Go: otherwise it might outlive its definition, and be there with the next one of that name.
    confirmCreate() {
      if (state.isOver()) throw newTerminating(resource.group, plural);
    },
    prepareForUpdate(object, old, { spellings }) {
      become(object, resource.prepareForUpdate(contentOf(object), contentOf(old), spellings));
    },
    validate(object, context) {
      const errors = kindErrors(resource, object);
      if (errors.length > 0) return errors;
      return withWarnings(resource.validating(contentOf(object), { spellings: context.spellings }), context);
    },
    validateUpdate(object, old, context) {
      const errors = kindErrors(resource, object);
      if (errors.length > 0) return errors;
      return withWarnings(
        resource.validatingUpdate(contentOf(object), contentOf(old), { spellings: context.spellings }),
        context,
      );
    },
  };
}

/** Mirrors `validator.ValidateTypeMeta` of Go's strategy. */
function kindErrors({ kind }: CustomResource, object: APIObject): ErrorList {
  return object.kind === kind ? [] : [invalid(newPath('kind'), object.kind ?? '', `must be ${kind}`)];
}

/** The strategy of their status. Mirrors Go's `statusStrategy`. */
export function customStatusStrategy(resource: CustomResource): Strategy {
  return {
    allowUnconditionalUpdate: false,
    prepareForUpdate(object, old) {
      const { resourceVersion } = object.metadata;
      become(object, resource.prepareForStatusUpdate(contentOf(object), contentOf(old)));
      object.metadata = { ...object.metadata, ...(resourceVersion !== undefined && { resourceVersion }) };
    },
    validateUpdate: (object, old, context) =>
      withWarnings(
        resource.validatingStatusUpdate(contentOf(object), contentOf(old), { spellings: context.spellings }),
        context,
      ),
  };
}

/** The object as plain data. */
function contentOf(object: APIObject): Content {
  return { ...object };
}

/** Gives an object the content of another one. */
function become(object: APIObject, content: Content): void {
  for (const key of Object.keys(object)) if (!Object.hasOwn(content, key)) Reflect.deleteProperty(object, key);
  for (const [key, value] of Object.entries(content)) setOwn(object, key, value);
}

async function withWarnings(verdict: Steps<ResourceVerdict>, { warn, signal }: RequestContext): Promise<ErrorList> {
  const { errors, warnings } = await inTurns(verdict, signal);
  for (const warning of warnings) warn(warning);
  return errors;
}

function newTerminating(group: string, resource: string): Error {
  const error = newMethodNotSupported({ group, resource }, 'create');
  error.message = error.errStatus.message = 'create not allowed while custom resource definition is terminating';
  return error;
}
