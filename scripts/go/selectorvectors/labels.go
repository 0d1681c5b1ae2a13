package main

import (
	"encoding/json"
	"sort"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/selection"
	"k8s.io/apimachinery/pkg/util/validation/field"

	"kubetyped/rows"
)

// textOrError is a text and, if there is none, what Go says instead.
type textOrError struct {
	Text string `json:"text"`
	Err  string `json:"err"`
}

type requirement struct {
	Key    string   `json:"key"`
	Op     string   `json:"op"`
	Values []string `json:"values"`
}

type selector struct {
	Err          string        `json:"err"`
	Text         string        `json:"text"`
	Empty        bool          `json:"empty"`
	Requirements []requirement `json:"requirements"`
	Listed       string        `json:"listed"`
	Matches      []bool        `json:"matches"`
	// Exact holds the value demanded of each key, or null.
	Exact []*string `json:"exact"`
}

// keys are those that the sets of the inputs have.
var keys = []string{"a", "b", "x", "x/y", "app", "tier", "env", "n", "__proto__", "constructor", "\u00e9"}

func describe(s labels.Selector, err error, sets []map[string]string) selector {
	if err != nil {
		return selector{Err: err.Error()}
	}
	out := selector{Text: s.String(), Empty: s.Empty()}
	requirements, selectable := s.Requirements()
	if selectable {
		out.Requirements = []requirement{}
		out.Listed = requirements.String()
		for _, r := range requirements {
			out.Requirements = append(out.Requirements, requirement{r.Key(), string(r.Operator()), r.ValuesUnsorted()})
		}
	}
	for _, set := range sets {
		out.Matches = append(out.Matches, s.Matches(labels.Set(set)))
	}
	for _, key := range keys {
		if value, found := s.RequiresExactMatch(key); found {
			out.Exact = append(out.Exact, &value)
		} else {
			out.Exact = append(out.Exact, nil)
		}
	}
	return out
}

// parseLabels reads a selector, with and without a path, and as a LabelSelector.
func parseLabels(in json.RawMessage) any {
	question := rows.Read[struct {
		Text string
		Path bool
		Sets []map[string]string
	}](in)
	var options []field.PathOption
	if question.Path {
		options = append(options, field.WithPath(field.NewPath("spec", "selector").Index(0)))
	}
	s, err := labels.Parse(question.Text, options...)
	typed, typedErr := metav1.ParseToLabelSelector(question.Text)
	typedText := ""
	if typedErr != nil {
		typedText = typedErr.Error()
	}
	return map[string]any{"selector": describe(s, err, question.Sets), "typed": typed, "typedErr": typedText}
}

func makeRequirement(in json.RawMessage) any {
	question := rows.Read[struct {
		Key    string
		Op     string
		Values []string
		Path   bool
		Sets   []map[string]string
	}](in)
	var options []field.PathOption
	if question.Path {
		options = append(options, field.WithPath(field.NewPath("root").Key("k")))
	}
	r, err := labels.NewRequirement(question.Key, selection.Operator(question.Op), question.Values, options...)
	if err != nil {
		return selector{Err: err.Error()}
	}
	return describe(labels.NewSelector().Add(*r), nil, question.Sets)
}

// pairs are the entries of a map, sorted.
func pairs(of map[string]string) [][2]string {
	out := [][2]string{}
	for key, value := range of {
		out = append(out, [2]string{key, value})
	}
	sort.Slice(out, func(i, j int) bool { return out[i][0] < out[j][0] })
	return out
}

func compareSets(in json.RawMessage) any {
	question := rows.Read[[2]map[string]string](in)
	a, b := question[0], question[1]
	var validated textOrError
	if s, err := labels.ValidatedSelectorFromSet(firstWrong(a)); err != nil {
		validated.Err = err.Error()
	} else {
		validated.Text = s.String()
	}
	sets := []map[string]string{a, b}
	return map[string]any{
		"text":      labels.Set(a).String(),
		"format":    labels.FormatLabels(a),
		"conflicts": labels.Conflicts(a, b),
		"equals":    labels.Equals(a, b),
		"merge":     pairs(labels.Merge(a, b)),
		"selector":  describe(labels.SelectorFromSet(a), nil, sets),
		"validated": validated,
		"map":       describe(labels.ValidatedSetSelector(a), nil, sets),
	}
}

// firstWrong leaves only the first of the labels that cannot be labels, for which of several Go reports is random.
func firstWrong(set map[string]string) map[string]string {
	for _, pair := range pairs(set) {
		only := map[string]string{pair[0]: pair[1]}
		if _, err := labels.ValidatedSelectorFromSet(only); err != nil {
			return only
		}
	}
	return set
}

func convertMap(in json.RawMessage) any {
	text := rows.Read[string](in)
	out := map[string]any{}
	for name, options := range map[string][]field.PathOption{"bare": nil, "path": {field.WithPath(field.NewPath("p"))}} {
		converted, err := labels.ConvertSelectorToLabelsMap(text, options...)
		if err != nil {
			out[name] = err.Error()
		} else {
			out[name] = pairs(converted)
		}
	}
	return out
}

// convertSelector takes a LabelSelector with at most one wrong label: which of several is reported is random.
func convertSelector(in json.RawMessage) any {
	question := rows.Read[struct {
		Selector *metav1.LabelSelector
		Sets     []map[string]string
	}](in)
	s, err := metav1.LabelSelectorAsSelector(question.Selector)
	var asMap any
	if m, err := metav1.LabelSelectorAsMap(question.Selector); err != nil {
		asMap = err.Error()
	} else if m != nil {
		asMap = pairs(m)
	}
	out := map[string]any{
		"selector": describe(s, err, question.Sets),
		"format":   metav1.FormatLabelSelector(question.Selector),
		"map":      asMap,
		"nothing":  err == nil && labels.MatchesNothing(s),
	}
	if question.Selector != nil {
		clone := metav1.CloneSelectorAndAddLabel(question.Selector, "__proto__", "new")
		out["clone"] = pairs(clone.MatchLabels)
		out["has"] = []bool{metav1.SelectorHasLabel(clone, "__proto__"), metav1.SelectorHasLabel(clone, "a")}
	}
	return out
}
