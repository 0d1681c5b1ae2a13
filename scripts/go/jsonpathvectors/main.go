// Command jsonpathvectors tells which values client-go finds by a path, as the columns of custom resources have them.
package main

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"regexp"
	"slices"
	"strings"

	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/client-go/util/jsonpath"

	"kubetyped/rows"
)

type input struct {
	Path   string          `json:"path"`
	Object json.RawMessage `json:"object"`
}

type output struct {
	Values []any `json:"values"`
	// Error is set when the path is none, or can't be followed.
	Error string `json:"error,omitempty"`
	Panic bool   `json:"panic,omitempty"`
}

// Steps that take the members of maps, in any order.
var unordered = regexp.MustCompile(`\.\*|'\*'|\.\.`)

// What they find is sorted by its text.
func sorted(values []any) {
	slices.SortStableFunc(values, func(a, b any) int { return bytes.Compare(text(a), text(b)) })
}

func text(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}

func answer(in json.RawMessage) (out any) {
	defer func() {
		if broken := recover(); broken != nil {
			out = output{Panic: true}
		}
	}()
	question := rows.Read[input](in)
	var object any
	if err := utiljson.Unmarshal(question.Object, &object); err != nil {
		panic(err)
	}
	path := jsonpath.New("path").AllowMissingKeys(true)
	if err := path.Parse("{" + question.Path + "}"); err != nil {
		return output{Error: err.Error()}
	}
	lists, err := path.FindResults(object)
	if err != nil && unordered.MatchString(question.Path) {
		return output{Error: "of any member"}
	}
	if err != nil {
		return output{Error: err.Error()}
	}
	answer := output{Values: []any{}}
	for _, list := range lists {
		for _, value := range list {
			answer.Values = append(answer.Values, value.Interface())
		}
	}
	if unordered.MatchString(question.Path) {
		sorted(answer.Values)
	}
	return answer
}

var names = []string{"a", "a", "b", "b", "c", "c", "list", "list", "list", "x\\.y", "missing", "*", "é", "n"}

// value has the same few names at every level, so that most paths lead somewhere.
func value(r *rand.Rand, depth int) any {
	if depth == 0 {
		return []any{0, 1, 2, -1, 1.5, "a", "b c", "Ready", "", true, false, nil, []any{}, map[string]any{}}[r.Intn(14)]
	}
	object := map[string]any{}
	for _, name := range []string{"a", "b", "c", "x.y", "é"} {
		if r.Intn(4) > 0 {
			object[name] = value(r, r.Intn(depth))
		}
	}
	object["n"] = r.Intn(4)
	list := []any{}
	for length := r.Intn(4); length > 0; length-- {
		list = append(list, value(r, r.Intn(depth)))
	}
	object["list"] = list
	return object
}

func pick(r *rand.Rand, from ...string) string { return from[r.Intn(len(from))] }

func number(r *rand.Rand) string {
	return pick(r, "", "", "0", "1", "2", "3", "4", "5", "-1", "-2", "-4", "-5", "01", "+1", "1.5")
}

func operand(r *rand.Rand) string {
	return pick(r, "1", "2", "-1", "1.5", "'Ready'", `"Ready"`, "'a'", `"b c"`, "true", "false", "null", "word", "@.a",
		"@.b", "@.c", "@.n", "@.n", "@.n", "@.list", "$.a", "@.missing", "@", "''", `'it\'s'`, "'")
}

func step(r *rand.Rand) string {
	switch r.Intn(30) {
	case 0, 1, 2, 3, 12, 13, 14, 15, 16, 17:
		return "." + names[r.Intn(len(names))]
	case 4, 18, 19:
		return "['" + names[r.Intn(len(names))] + "']"
	case 5, 20:
		return "[" + number(r) + "]"
	case 6:
		return "[" + number(r) + ":" + number(r) + pick(r, "", "", ":"+number(r)) + "]"
	case 7, 21, 22, 23:
		return "[?(" + operand(r) + pick(r, "", "==", "!=", "<", "<=", ">", ">=", "=", "=~", " == ", "===") + operand(r) + ")]"
	case 8:
		return "[?(@." + names[r.Intn(len(names))] + ")]"
	case 9, 24, 25, 26:
		return pick(r, "..", "..", "[*]", ".*") + pick(r, "", names[r.Intn(len(names))])
	case 10:
		return "[" + pick(r, "0,1", "0, 2", "'name','text'", "0,'x'", "1:2,3", ",", "0,", "'name',*") + "]"
	case 11:
		return pick(r, " ", "@", "$", "[", "]", "'", `"x"`, "%", "..", "...", "word", "true", "1", "-", "[x]", "[?(@.b", "[?()]",
			".", "[]", "['", "\\", ".a b", "[?(@.a==1]", "[::]", "[:::]")
	default:
		return pick(r, ".list", ".list[*]", ".a", ".b", ".*", ".list[0]")
	}
}

var lists = regexp.MustCompile(`\[[^'?]|,`)

func inputs(r *rand.Rand) []any {
	var all []any
	for len(all) < 2500 {
		var path strings.Builder
		path.WriteString(pick(r, "", "", "", "$", "@"))
		path.WriteString(pick(r, "", "", ".list", ".list[*]", ".a", "..", ".*"))
		for left := r.Intn(4); left > 0; left-- {
			path.WriteString(step(r))
		}
		// A list of which nothing is wanted ends what is found: of lists in any order, anything.
		if at := unordered.FindStringIndex(path.String()); at != nil && lists.MatchString(path.String()[at[1]:]) {
			continue
		}
		object, err := json.Marshal(value(r, 3))
		if err != nil {
			panic(err)
		}
		all = append(all, input{Path: path.String(), Object: object})
	}
	return all
}

func main() {
	rows.Main([]rows.Area{{Name: "jsonpath", Answer: answer, Inputs: inputs}})
}
