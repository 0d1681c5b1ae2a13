package main

import (
	"encoding/json"
	"sort"
	"strings"

	"k8s.io/apimachinery/pkg/api/validation"
	pathvalidation "k8s.io/apimachinery/pkg/api/validation/path"
	"k8s.io/apimachinery/pkg/apis/meta/internalversion"
	listvalidation "k8s.io/apimachinery/pkg/apis/meta/internalversion/validation"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	metavalidation "k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	betavalidation "k8s.io/apimachinery/pkg/apis/meta/v1beta1/validation"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/validation/field"

	"kubetyped/rows"
)

// texts are the errors' messages, with the origin before them if there is one. Go walks maps in random order: errors
// about one are sorted.
func texts(list field.ErrorList) []string {
	var out []string
	from := 0
	for i, err := range list {
		text := err.Error()
		if err.Origin != "" {
			text = err.Origin + " " + text
		}
		if i > 0 && list[i-1].Field != err.Field {
			from = i
		}
		out = append(out, text)
		if ofMap(err.Field) {
			sort.Strings(out[from:])
		}
	}
	return out
}

func ofMap(field string) bool {
	return strings.HasSuffix(strings.ToLower(field), "labels") || strings.HasSuffix(field, "annotations")
}

func path(given bool) *field.Path {
	if given {
		return field.NewPath("metadata")
	}
	return nil
}

var nameRules = map[string]validation.ValidateNameFunc{
	"subdomain":      validation.NameIsDNSSubdomain,
	"label":          validation.NameIsDNSLabel,
	"1035":           validation.NameIsDNS1035Label,
	"path":           pathvalidation.ValidatePathSegmentName,
	"namespace":      validation.ValidateNamespaceName,
	"serviceaccount": validation.ValidateServiceAccountName,
}

func validateObjectMeta(in json.RawMessage) any {
	question := rows.Read[struct {
		New, Old   metav1.ObjectMeta
		Namespaced bool
		Rule       string
		Path       bool
	}](in)
	at := path(question.Path)
	rule := nameRules[question.Rule]
	withErrors := func(at *field.Path, name string) field.ErrorList {
		var list field.ErrorList
		for _, text := range rule(name, false) {
			list = append(list, field.Invalid(at, name, text))
		}
		return list
	}
	size := ""
	if err := validation.ValidateAnnotationsSize(question.New.Annotations); err != nil {
		size = err.Error()
	}
	return map[string]any{
		"create":   texts(validation.ValidateObjectMeta(&question.New, question.Namespaced, rule, at)),
		"withOpts": texts(validation.ValidateObjectMetaWithOpts(&question.New, question.Namespaced, withErrors, at)),
		"update":   texts(validation.ValidateObjectMetaUpdate(&question.New, &question.Old, at)),
		"size":     size,
	}
}

func validateManagedFields(in json.RawMessage) any {
	return texts(metavalidation.ValidateManagedFields(rows.Read[[]metav1.ManagedFieldsEntry](in), field.NewPath("managedFields")))
}

func validateSelectors(in json.RawMessage) any {
	question := rows.Read[struct {
		Labels        *metav1.LabelSelector
		Field         metav1.FieldSelectorRequirement
		Value, Unsafe bool
		Path          bool
	}](in)
	at := path(question.Path)
	labels := metavalidation.LabelSelectorValidationOptions{AllowInvalidLabelValueInSelector: question.Value, AllowUnknownOperatorInRequirement: question.Unsafe}
	fields := metavalidation.FieldSelectorValidationOptions{AllowUnknownOperatorInRequirement: question.Unsafe}
	return map[string]any{
		"labels":  texts(metavalidation.ValidateLabelSelector(question.Labels, labels, at)),
		"field":   texts(metavalidation.ValidateFieldSelectorRequirement(question.Field, fields, at)),
		"invalid": metavalidation.LabelSelectorHasInvalidLabelValue(question.Labels),
	}
}

func validateConditions(in json.RawMessage) any {
	return texts(metavalidation.ValidateConditions(rows.Read[[]metav1.Condition](in), field.NewPath("status", "conditions")))
}

func validateOptions(in json.RawMessage) any {
	question := rows.Read[struct {
		Delete    metav1.DeleteOptions
		Create    metav1.CreateOptions
		Update    metav1.UpdateOptions
		Patch     metav1.PatchOptions
		PatchType types.PatchType
		Table     metav1.TableOptions
		List      metav1.ListOptions
		WatchList bool
	}](in)
	list := internalversion.ListOptions{
		Watch:                question.List.Watch,
		ResourceVersion:      question.List.ResourceVersion,
		ResourceVersionMatch: question.List.ResourceVersionMatch,
		Continue:             question.List.Continue,
		SendInitialEvents:    question.List.SendInitialEvents,
	}
	return map[string]any{
		"delete":    texts(metavalidation.ValidateDeleteOptions(&question.Delete)),
		"create":    texts(metavalidation.ValidateCreateOptions(&question.Create)),
		"update":    texts(metavalidation.ValidateUpdateOptions(&question.Update)),
		"patch":     texts(metavalidation.ValidatePatchOptions(&question.Patch, question.PatchType)),
		"table":     texts(metavalidation.ValidateTableOptions(&question.Table)),
		"tableBeta": texts(betavalidation.ValidateTableOptions(&question.Table)),
		"list":      texts(listvalidation.ValidateListOptions(&list, question.WatchList)),
	}
}
