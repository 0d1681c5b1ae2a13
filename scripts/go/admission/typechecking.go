package main

import (
	"regexp"

	v1 "k8s.io/api/admissionregistration/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission/plugin/policy/validating"
	"k8s.io/apiserver/pkg/cel/openapi/resolver"
	"k8s.io/kube-openapi/pkg/validation/spec"
)

// TypeCheck is a policy, and the types that are known.
type TypeCheck struct {
	Policy v1.ValidatingAdmissionPolicy `json:"policy"`
	Types  []KnownType                  `json:"types"`
}

// KnownType is a Kind with its resource and, perhaps, its schema.
type KnownType struct {
	Group    string       `json:"group"`
	Version  string       `json:"version"`
	Kind     string       `json:"kind"`
	Resource string       `json:"resource"`
	Schema   *spec.Schema `json:"schema,omitempty"`
}

type knownSchemas []KnownType

func (k knownSchemas) ResolveSchema(gvk schema.GroupVersionKind) (*spec.Schema, error) {
	for _, known := range k {
		if known.Schema != nil && gvk == (schema.GroupVersionKind{Group: known.Group, Version: known.Version, Kind: known.Kind}) {
			return known.Schema, nil
		}
	}
	return nil, resolver.ErrSchemaNotFound
}

// Types are named after their Kind and the nanosecond.
var nanosecond = regexp.MustCompile(`\b([A-Z][a-z]+)[0-9]+\b`)

func (t TypeCheck) warnings() []v1.ExpressionWarning {
	mapper := meta.NewDefaultRESTMapper(nil)
	for _, known := range t.Types {
		gv := schema.GroupVersion{Group: known.Group, Version: known.Version}
		mapper.AddSpecific(gv.WithKind(known.Kind), gv.WithResource(known.Resource), gv.WithResource(known.Resource), meta.RESTScopeNamespace)
	}
	checker := validating.TypeChecker{SchemaResolver: knownSchemas(t.Types), RestMapper: mapper}
	warnings := checker.Check(&t.Policy)
	for i := range warnings {
		warnings[i].Warning = nanosecond.ReplaceAllString(warnings[i].Warning, "$1")
	}
	return warnings
}
