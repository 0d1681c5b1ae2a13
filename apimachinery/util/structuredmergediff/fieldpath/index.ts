export { FieldPathError } from './field_path_error.ts';
export { type Filter, newExcludeFilterSetMap, newExcludeSetFilter, newIncludeMatcherFilter } from './filter.ts';
export {
  equalManagedFields,
  type ManagedFields,
  managedFieldsDifference,
  type VersionedSet,
} from './managed_fields.ts';
export { newSet } from './new_set.ts';
export { comparePaths, equalPaths, makePath, type Path, pathToString } from './path.ts';
export {
  comparePathElements,
  equalPathElements,
  type FieldNameElement,
  fieldNameElement,
  type IndexElement,
  indexElement,
  type KeyElement,
  keyElement,
  keyElementByFields,
  type PathElement,
  pathElementToString,
  type UnknownElement,
  unknownElement,
  type ValueElement,
  valueElement,
} from './path_element.ts';
export { identityOf, PathElementMap } from './path_element_map.ts';
export { deserializePathElement, serializePathElement } from './serialize_path_element.ts';
export { Set, type SetNode } from './set.ts';
export { SetBuilder } from './set_builder.ts';
export { setFromJSON, setFromJSONText } from './set_from_json.ts';
export { associativeListCandidateFieldNames, setFromValue } from './set_from_value.ts';
export {
  anyElement,
  matchAnySet,
  type PathElementMatcher,
  prefixMatcher,
  SetMatcher,
  type SetMemberMatcher,
} from './set_matcher.ts';
