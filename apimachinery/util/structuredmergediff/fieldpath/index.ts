export { FieldPathError } from './field_path_error.ts';
export { newExcludeFilterSetMap, newExcludeSetFilter, newIncludeMatcherFilter, type Filter } from './filter.ts';
export {
  equalManagedFields,
  managedFieldsDifference,
  type ManagedFields,
  type VersionedSet,
} from './managed_fields.ts';
export { comparePaths, equalPaths, makePath, pathToString, type Path } from './path.ts';
export {
  comparePathElements,
  equalPathElements,
  fieldNameElement,
  indexElement,
  keyElement,
  keyElementByFields,
  pathElementToString,
  unknownElement,
  valueElement,
  type FieldNameElement,
  type IndexElement,
  type KeyElement,
  type PathElement,
  type UnknownElement,
  type ValueElement,
} from './path_element.ts';
export { PathElementMap } from './path_element_map.ts';
export { deserializePathElement, serializePathElement } from './serialize_path_element.ts';
export { newSet } from './new_set.ts';
export { Set, type SetNode } from './set.ts';
export { SetBuilder } from './set_builder.ts';
export { setFromJSON, setFromJSONText } from './set_from_json.ts';
export { associativeListCandidateFieldNames, setFromValue } from './set_from_value.ts';
export {
  SetMatcher,
  anyElement,
  matchAnySet,
  prefixMatcher,
  type PathElementMatcher,
  type SetMemberMatcher,
} from './set_matcher.ts';
