package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"regexp"

	"k8s.io/apimachinery/pkg/util/validation/field"

	"kubetyped/rows"
)

type someError struct {
	Type       string          `json:"type"`
	Field      string          `json:"field"`
	Value      json.RawMessage `json:"value"`
	Detail     string          `json:"detail"`
	Origin     string          `json:"origin"`
	Level      string          `json:"level"`
	Imperative bool            `json:"imperative"`
	Short      bool            `json:"short"`
}

type rule struct {
	Regexp      string `json:"regexp"`
	Replacement string `json:"replacement"`
}

type matcherInput struct {
	By    []string    `json:"by"`
	Rules []rule      `json:"rules"`
	Want  []someError `json:"want"`
	Got   []someError `json:"got"`
}

// report is a testing.T that keeps what it is told.
type report struct{ texts []string }

func (r *report) Helper() {}

func (r *report) Errorf(format string, args ...any) {
	r.texts = append(r.texts, fmt.Sprintf(format, args...))
}

func fieldErrors(list []someError) field.ErrorList {
	var out field.ErrorList
	for _, each := range list {
		err := &field.Error{Type: field.ErrorType(each.Type), Field: each.Field, BadValue: badValue(each.Value), Detail: each.Detail, Origin: each.Origin, FromImperative: each.Imperative, ShortCircuit: each.Short}
		switch each.Level {
		case "alpha":
			err = err.MarkAlpha()
		case "beta":
			err = err.MarkBeta()
		}
		out = append(out, err)
	}
	return out
}

func matcherOf(input matcherInput) field.ErrorMatcher {
	var rules []field.NormalizationRule
	for _, each := range input.Rules {
		rules = append(rules, field.NormalizationRule{Regexp: regexp.MustCompile(each.Regexp), Replacement: each.Replacement})
	}
	matcher := field.ErrorMatcher{}
	for _, by := range input.By {
		switch by {
		case "exactly":
			matcher = matcher.Exactly()
		case "type":
			matcher = matcher.ByType()
		case "field":
			matcher = matcher.ByField()
		case "normalized":
			matcher = matcher.ByFieldNormalized(rules)
		case "value":
			matcher = matcher.ByValue()
		case "origin":
			matcher = matcher.ByOrigin()
		case "require":
			matcher = matcher.RequireOriginWhenInvalid()
		case "level":
			matcher = matcher.ByValidationStabilityLevel()
		case "source":
			matcher = matcher.BySource()
		case "short":
			matcher = matcher.MatchShortCircuit()
		case "ancestor":
			matcher = matcher.MatchAncestorShortCircuit()
		case "detail":
			matcher = matcher.ByDetailExact()
		case "substring":
			matcher = matcher.ByDetailSubstring()
		case "regexp":
			matcher = matcher.ByDetailRegexp()
		default:
			panic("no criterion " + by)
		}
	}
	return matcher
}

func matchErrors(in json.RawMessage) any {
	input := rows.Read[matcherInput](in)
	matcher := matcherOf(input)
	want, got := fieldErrors(input.Want), fieldErrors(input.Got)
	matches := []bool{}
	rendered := []string{}
	for _, w := range want {
		rendered = append(rendered, matcher.Render(w))
		for _, g := range got {
			matches = append(matches, matcher.Matches(w, g))
		}
	}
	for _, g := range got {
		rendered = append(rendered, matcher.Render(g))
	}
	told := &report{texts: []string{}}
	matcher.Test(told, want, got)
	return map[string]any{"matches": matches, "rendered": rendered, "test": told.texts}
}

func matcherInputs(r *rand.Rand) []any {
	criteria := []string{"exactly", "type", "field", "normalized", "value", "origin", "require", "level", "source", "short", "ancestor", "detail", "substring", "regexp"}
	rules := []rule{
		{Regexp: `spec\.requests\[(\d+)\]\.mode`, Replacement: "spec.requests[$1].exactly.mode"}, {Regexp: `a`, Replacement: "b"}, {Regexp: `^x$`, Replacement: "a"}, {Regexp: `\[\d+\]`, Replacement: ""},
	}
	one := func() someError {
		return someError{
			Type:   rows.Pick(r, []string{string(field.ErrorTypeInvalid), string(field.ErrorTypeRequired), "FieldValueInvalid"}),
			Field:  rows.Pick(r, []string{"a", "b", "x", "aa", "spec.requests[0].mode", "spec.requests[0].exactly.mode", "s[1].t[2]", "s.t", "s", "s[1]", "", "\u00e9\""}),
			Value:  json.RawMessage(rows.Pick(r, []string{"null", "1", "2", `"v"`, `""`, "true", `"w\n"`})),
			Detail: rows.Pick(r, []string{"", "d", "ddd", "a.c", "abc", "must be \"x\""}),
			Origin: rows.Pick(r, []string{"", "", "minimum", "format=ip"}),
			Level:  rows.Pick(r, []string{"", "", "alpha", "beta"}), Imperative: r.Intn(3) == 0, Short: r.Intn(2) == 0,
		}
	}
	input := func(by []string, similar bool) matcherInput {
		in := matcherInput{By: by, Rules: []rule{}, Want: []someError{}, Got: []someError{}}
		for n := r.Intn(3); n > 0; n-- {
			in.Rules = append(in.Rules, rows.Pick(r, rules))
		}
		base := one()
		some := func() someError {
			other := one()
			if !similar {
				return other
			}
			// Mostly alike, so that something matches.
			same := base
			switch r.Intn(7) {
			case 0:
				same.Field = other.Field
			case 1:
				same.Value = other.Value
			case 2:
				same.Detail = other.Detail
			case 3:
				same.Origin = other.Origin
			case 4:
				same.Level, same.Imperative = other.Level, other.Imperative
			case 5:
				same.Field, same.Short = other.Field, other.Short
			}
			return same
		}
		for n := r.Intn(4); n > 0; n-- {
			in.Want = append(in.Want, some())
		}
		for n := r.Intn(5); n > 0; n-- {
			in.Got = append(in.Got, some())
		}
		return in
	}
	var out []any
	for _, by := range criteria {
		for range 20 {
			out = append(out, input([]string{by}, true), input([]string{by}, false))
		}
	}
	for range 700 {
		by := []string{}
		for n := r.Intn(6); n > 0; n-- {
			by = append(by, rows.Pick(r, criteria))
		}
		out = append(out, input(by, r.Intn(4) > 0))
	}
	return out
}
