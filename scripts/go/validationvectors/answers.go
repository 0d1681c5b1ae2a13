package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"k8s.io/apimachinery/pkg/api/validate/content"
	metavalidation "k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	"kubetyped/rows"
)

var validators = map[string]func(string) []string{
	"content.DecimalInteger":           content.IsDecimalInteger,
	"content.DNS1123Label":             content.IsDNS1123Label,
	"content.DNS1123Subdomain":         content.IsDNS1123Subdomain,
	"content.DNS1123SubdomainCaseless": content.IsDNS1123SubdomainCaseless,
	"content.CIdentifier":              content.IsCIdentifier,
	"content.QualifiedName":            content.IsQualifiedName,
	"content.LabelKey":                 content.IsLabelKey,
	"content.PrefixedLabelKey":         content.IsPrefixedLabelKey,
	"content.LabelValue":               content.IsLabelValue,
	"ConditionReason":                  metavalidation.IsValidConditionReason,
	"content.PathSegmentName":          content.IsPathSegmentName,
	"content.PathSegmentPrefix":        content.IsPathSegmentPrefix,
	"QualifiedName":                    validation.IsQualifiedName,
	"ValidLabelValue":                  validation.IsValidLabelValue,
	"DNS1123Label":                     validation.IsDNS1123Label,
	"DNS1123Subdomain":                 validation.IsDNS1123Subdomain,
	"DNS1123SubdomainWithUnderscore":   validation.IsDNS1123SubdomainWithUnderscore,
	"DNS1035Label":                     validation.IsDNS1035Label,
	"WildcardDNS1123Subdomain":         validation.IsWildcardDNS1123Subdomain,
	"CIdentifier":                      validation.IsCIdentifier,
	"ValidPortName":                    validation.IsValidPortName,
	"ValidPercent":                     validation.IsValidPercent,
	"HTTPHeaderName":                   validation.IsHTTPHeaderName,
	"EnvVarName":                       validation.IsEnvVarName,
	"RelaxedEnvVarName":                validation.IsRelaxedEnvVarName,
	"ConfigMapKey":                     validation.IsConfigMapKey,
	"FullyQualifiedName":               listed(validation.IsFullyQualifiedName),
	"FullyQualifiedDomainName":         listed(validation.IsFullyQualifiedDomainName),
	"DomainPrefixedPath":               listed(validation.IsDomainPrefixedPath),
	"DomainPrefixedKey":                listed(validation.IsDomainPrefixedKey),
}

// texts are the errors' messages, with the origin before them if there is one.
func texts(list field.ErrorList) []string {
	var out []string
	for _, err := range list {
		text := err.Error()
		if err.Origin != "" {
			text = err.Origin + " " + text
		}
		out = append(out, text)
	}
	return out
}

func listed(validate func(*field.Path, string) field.ErrorList) func(string) []string {
	return func(value string) []string { return texts(validate(field.NewPath("spec", "name"), value)) }
}

// validateName tells what is wrong by each of the validators; those that find nothing are left out.
func validateName(in json.RawMessage) any {
	value := rows.Read[string](in)
	out := map[string][]string{}
	for name, validate := range validators {
		if errs := validate(value); len(errs) > 0 {
			out[name] = errs
		}
	}
	return out
}

// validateNumber takes integers as texts: JavaScript has no other form for all of them.
func validateNumber(in json.RawMessage) any {
	question := rows.Read[[3]string](in)
	var n [3]int64
	for i, text := range question {
		n[i], _ = strconv.ParseInt(text, 10, 64)
	}
	return map[string]any{
		"port":  validation.IsValidPortNum(int(n[0])),
		"range": validation.IsInRange(int(n[0]), int(n[1]), int(n[2])),
		"group": validation.IsValidGroupID(n[0]),
		"user":  validation.IsValidUserID(n[0]),
		"min":   content.MinError(n[0]),
		"max":   content.MaxError(n[0]),
		"neq":   content.NEQError(n[0]),
	}
}

func validateAddress(in json.RawMessage) any {
	question := rows.Read[struct {
		Value string
		Path  bool
	}](in)
	var path *field.Path
	if question.Path {
		path = field.NewPath("spec", "addresses").Index(7)
	}
	value := question.Value
	out := map[string]any{
		"ip":         texts(validation.IsValidIP(path, value)),
		"legacyIP":   texts(validation.IsValidIPForLegacyField(path, value, false, nil)),
		"strictIP":   texts(validation.IsValidIPForLegacyField(path, value, true, []string{"1.2.3.4"})),
		"cidr":       texts(validation.IsValidCIDR(path, value)),
		"legacyCIDR": texts(validation.IsValidCIDRForLegacyField(path, value, false, nil)),
		"strictCIDR": texts(validation.IsValidCIDRForLegacyField(path, value, true, []string{"010.0.0.0/8"})),
		"interface":  texts(validation.IsValidInterfaceAddress(path, value)),
	}
	// On anything else the warnings are nil, and a line is logged.
	if len(validation.IsValidIPForLegacyField(path, value, false, nil)) == 0 {
		out["ipWarnings"] = validation.GetWarningsForIP(path, value)
	}
	if len(validation.IsValidCIDRForLegacyField(path, value, false, nil)) == 0 {
		out["cidrWarnings"] = validation.GetWarningsForCIDR(path, value)
	}
	return out
}

type step struct {
	Child []string
	Index *int
	Key   *string
}

// badValue is a number as the Go type that its text has, as JSON has but one.
func badValue(raw json.RawMessage) any {
	if n, err := strconv.ParseInt(string(raw), 10, 64); err == nil {
		return n
	}
	return rows.Read[any](raw)
}

func makeFieldError(in json.RawMessage) any {
	question := rows.Read[struct {
		Func   string
		Path   []step
		Value  json.RawMessage
		Detail string
		Valid  []string
		Limit  int
		Count  int
	}](in)
	var path *field.Path
	for _, step := range question.Path {
		switch {
		case step.Index != nil:
			path = path.Index(*step.Index)
		case step.Key != nil:
			path = path.Key(*step.Key)
		default:
			path = path.Child(step.Child[0], step.Child[1:]...)
		}
	}
	value := badValue(question.Value)
	var err *field.Error
	switch question.Func {
	case "typeInvalid":
		err = field.TypeInvalid(path, value, question.Detail)
	case "notFound":
		err = field.NotFound(path, value)
	case "required":
		err = field.Required(path, question.Detail)
	case "duplicate":
		err = field.Duplicate(path, value)
	case "invalid":
		err = field.Invalid(path, value, question.Detail)
	case "notSupported":
		err = field.NotSupported(path, value, question.Valid)
	case "forbidden":
		err = field.Forbidden(path, question.Detail)
	case "tooLong":
		err = field.TooLong(path, value, question.Limit)
	case "tooLongCharacters":
		err = field.TooLongCharacters(path, question.Detail, question.Limit)
	case "tooLongMaxLength":
		err = field.TooLongMaxLength(path, value, question.Limit)
	case "tooShort":
		err = field.TooShort(path, question.Detail, question.Limit)
	case "tooMany":
		err = field.TooMany(path, question.Count, question.Limit)
	case "tooFew":
		err = field.TooFew(path, question.Count, question.Limit)
	case "internalError":
		err = field.InternalError(path, errors.New(question.Detail))
	case "unknown":
		err = &field.Error{Type: field.ErrorType(question.Detail), Field: path.String(), BadValue: value, Detail: "d"}
	default:
		panic("no function " + question.Func)
	}
	root := ""
	if path != nil {
		root = path.Root().String()
	}
	list := field.ErrorList{err, field.Invalid(path, value, question.Detail), err}
	return map[string]any{
		"text":     err.Error(),
		"body":     err.ErrorBody(),
		"type":     string(err.Type),
		"words":    err.Type.String(),
		"path":     path.String(),
		"root":     root,
		"list":     list.ToAggregate().Error(),
		"filtered": texts(list.Filter(field.NewErrorTypeMatcher(field.ErrorTypeInvalid))),
		"neq":      content.NEQError(question.Detail),
		"regex":    []string{validation.RegexError(question.Detail, "x"), content.RegexError("m", question.Detail, question.Valid...)},
		"length":   []string{validation.MaxLenError(question.Limit), content.MaxLenError(question.Limit), validation.EmptyError()},
	}
}

// tree is a text, a list or null: an error, an aggregate, no error.
func tree(value any) error {
	switch value := value.(type) {
	case string:
		return errors.New(value)
	case []any:
		var list []error
		for _, each := range value {
			list = append(list, tree(each))
		}
		// An interface that holds no aggregate is no error.
		if agg := utilerrors.NewAggregate(list); agg != nil {
			return agg
		}
	}
	return nil
}

// shape is the opposite of tree.
func shape(err error) any {
	if err == nil {
		return nil
	}
	agg, ok := err.(utilerrors.Aggregate)
	if !ok {
		return err.Error()
	}
	out := []any{}
	for _, each := range agg.Errors() {
		out = append(out, shape(each))
	}
	return out
}

func text(err error) any {
	if err == nil {
		return nil
	}
	return err.Error()
}

func aggregate(in json.RawMessage) any {
	err := tree(rows.Read[any](in))
	filtered := utilerrors.FilterOut(err, func(err error) bool { return err.Error() == "a" }, func(err error) bool { return len(err.Error()) > 3 })
	out := map[string]any{
		"shape":    shape(err),
		"text":     text(err),
		"filtered": shape(filtered),
		"reduced":  shape(utilerrors.Reduce(err)),
	}
	if agg, ok := err.(utilerrors.Aggregate); ok {
		flat := utilerrors.Flatten(agg)
		out["flat"] = shape(flat)
		out["counted"] = fmt.Sprint(utilerrors.CreateAggregateFromMessageCountMap(utilerrors.MessageCountMap{agg.Error(): len(agg.Errors())}))
		wanted := flat.Errors()[len(flat.Errors())-1]
		out["is"] = []bool{agg.Is(wanted), agg.Is(errors.New("a")), agg.Is(utilerrors.ErrPreconditionViolated)}
	}
	return out
}
