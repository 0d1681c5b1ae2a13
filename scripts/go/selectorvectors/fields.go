package main

import (
	"encoding/json"
	"errors"
	"strings"

	"k8s.io/apimachinery/pkg/fields"

	"kubetyped/rows"
)

type fieldSelector struct {
	Err          string      `json:"err"`
	Text         string      `json:"text"`
	Empty        bool        `json:"empty"`
	Requirements [][3]string `json:"requirements"`
	Matches      []bool      `json:"matches"`
	Exact        []*string   `json:"exact"`
}

func describeFields(s fields.Selector, err error, sets []map[string]string) fieldSelector {
	if err != nil {
		return fieldSelector{Err: err.Error()}
	}
	out := fieldSelector{Text: s.String(), Empty: s.Empty(), Requirements: [][3]string{}}
	for _, r := range s.Requirements() {
		out.Requirements = append(out.Requirements, [3]string{r.Field, string(r.Operator), r.Value})
	}
	for _, set := range sets {
		out.Matches = append(out.Matches, s.Matches(fields.Set(set)))
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

// translate drops fields that begin with b, refuses those with an x, and turns the others around.
func translate(field, value string) (string, string, error) {
	switch {
	case strings.HasPrefix(field, "b"):
		return "", "", nil
	case strings.Contains(field, "x"):
		return "", "", errors.New("no " + field)
	default:
		return field + ".to", "<" + value, nil
	}
}

func parseFields(in json.RawMessage) any {
	question := rows.Read[struct {
		Text string
		Sets []map[string]string
	}](in)
	parsed, err := fields.ParseSelector(question.Text)
	translated, translatedErr := fields.ParseAndTransformSelector(question.Text, translate)
	out := map[string]any{
		"parsed":     describeFields(parsed, err, question.Sets),
		"translated": describeFields(translated, translatedErr, question.Sets),
	}
	if err == nil {
		and := fields.AndSelectors(parsed, fields.OneTermNotEqualSelector("a", "1,="), fields.Everything())
		out["and"] = describeFields(and, nil, question.Sets)
		out["nothing"] = describeFields(fields.AndSelectors(fields.Nothing(), parsed), nil, question.Sets)
	}
	for _, set := range question.Sets {
		out["set"] = fields.Set(set).String()
		if len(set) == 1 {
			out["fromSet"] = describeFields(fields.SelectorFromSet(set), nil, question.Sets)
		}
	}
	return out
}

func escapeField(in json.RawMessage) any {
	text := rows.Read[string](in)
	unescaped, err := fields.UnescapeValue(text)
	out := map[string]string{"escaped": fields.EscapeValue(text), "unescaped": unescaped}
	if err != nil {
		out["err"] = err.Error()
	}
	return out
}
