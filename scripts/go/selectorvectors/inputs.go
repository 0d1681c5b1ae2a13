package main

import (
	"math/rand"
	"strings"

	"k8s.io/apimachinery/pkg/labels"

	"kubetyped/rows"
)

// Rows per area that are random, besides the systematic ones.
const randomRows = 2000

var (
	labelSeeds = []string{
		"", "a", "!a", "a=1", "a==1", "a!=1", "a in (1)", "a in (1,2)", "a notin (x, y)", "a in ()", "a in (,)", "a in (,1)", "a in (1,)",
		"a>1", "a<1", "a=", "a,b", "a=1,b!=2,!x,x/y in (b,a)", "x/y", "in", "notin", "in in (in,notin)", "a in b", "a=in", "a!=notin,b",
		"a notin(a,b),b=", "n>07,n<9223372036854775807", "n>9223372036854775808", "n>-5", "n>+5", " \t\r\na = 1 , b ", "a\u00001", "a=b=c", "a===b",
		"a=!b", "!a=1", "!a in (b)", "!!a", "!", "()", "a (b)", "a in ((b))", "a in (b", "a in (b c)", "a in (b,,c)", "a in (!b)", "a in (b=c)",
		"a,,b", ",a", "a,", "a>b", "a=1,a=2,a!=3,a", "a=1,a!=2,b,a in (1,2),x,!b", "a/b/c=1", "/a", "a/", "A.b_c-d/x", "a in (-1,.x)", "a=" + strings.Repeat("v", 64),
		strings.Repeat("k", 64), "\u00e9=1", "a=\u00e9", "a=\u2028", "a in (\U0001f600)", "a in (b, in, notin)", "a notin ()", "a>,b", "a in (\u0000)", "a<=1", "a=>1",
	}
	labelPieces = []string{
		"a", "b", "x/y", "n", "in", " in ", "notin", " notin ", "=", "==", "!=", "!", ">", "<", "(", ")", ",", " ", "\t", "\n", "1", "2", "10", "-", ".", "_",
		"\u0000", "\u00e9", "\ufffd", "\U0001f600", "<&>", "(a,b)", "(1)", "()", "app", "tier", "\"", "\\",
	}
	values = []string{"", "1", "2", "10", "a", "b", "-5", "+7", "007", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1.5", "x", "web", "\u00e9", " "}
)

func randomSet(r *rand.Rand) map[string]string {
	if r.Intn(20) == 0 {
		return nil
	}
	set := map[string]string{}
	for n := r.Intn(5); n > 0; n-- {
		set[rows.Pick(r, keys)] = rows.Pick(r, values)
	}
	return set
}

func randomSets(r *rand.Rand) []map[string]string {
	return []map[string]string{randomSet(r), randomSet(r), randomSet(r)}
}

// matching are sets on which requirements differ.
var matching = []map[string]string{nil, {"a": "1"}, {"a": "2", "b": "", "x/y": "a"}, {"a": "-5", "n": "7"}, {"n": "9223372036854775807", "x": "1"}}

// condition is a requirement that mostly parses.
func condition(r *rand.Rand) string {
	key := rows.Pick(r, []string{"a", "b", "x", "x/y", "app", "tier", "n"})
	value := func() string { return rows.Pick(r, []string{"", "1", "2", "10", "a", "b", "web", "007"}) }
	space := func() string { return rows.Pick(r, []string{"", "", " "}) }
	switch r.Intn(8) {
	case 0:
		return key
	case 1:
		return "!" + space() + key
	case 2, 3:
		return key + space() + rows.Pick(r, []string{"=", "==", "!="}) + space() + value()
	case 4:
		return key + rows.Pick(r, []string{">", "<"}) + rows.Pick(r, values)
	default:
		list := value()
		for n := r.Intn(4); n > 0; n-- {
			list += space() + "," + space() + value()
		}
		return key + rows.Pick(r, []string{" in ", " notin ", " in", " notin"}) + "(" + list + ")"
	}
}

// conditions are at most twelve: beyond, the order of those with the same key is Go's own.
func conditions(r *rand.Rand) string {
	var parts []string
	for n := r.Intn(6); n > 0; n-- {
		parts = append(parts, condition(r))
	}
	return strings.Join(parts, rows.Pick(r, []string{",", " , "}))
}

func parseInputs(r *rand.Rand) []any {
	var out []any
	input := func(text string, sets []map[string]string) {
		out = append(out, map[string]any{"text": text, "path": r.Intn(4) == 0, "sets": sets})
	}
	for _, text := range labelSeeds {
		input(text, matching)
	}
	for range randomRows {
		input(conditions(r), randomSets(r))
		input(rows.Mutated(r, labelSeeds, labelPieces), randomSets(r)[:1])
		input(rows.Joined(r, 10, labelPieces), randomSets(r)[:1])
	}
	return out
}

func requirementInputs(r *rand.Rand) []any {
	var out []any
	operators := []string{"!", "=", "==", "in", "!=", "notin", "exists", "gt", "lt", "", "In", "\u00e9", "x\"y"}
	lists := [][]string{nil, {}, {""}, {"1"}, {"a", "b"}, {"b", "a", "b"}, {"-5"}, {"x y", "<"}, {"+1"}, {"12345678901234567890"}, {strings.Repeat("v", 64)}, {"\u00e9\n\u2028"}}
	for _, op := range operators {
		for _, list := range lists {
			for _, key := range []string{"a", "x/y", "-a", "", "a/b/c", strings.Repeat("k", 64) + "/x"} {
				out = append(out, map[string]any{"key": key, "op": op, "values": list, "path": r.Intn(2) == 0, "sets": matching})
			}
		}
	}
	for range randomRows {
		var list []string
		for n := r.Intn(4); n > 0; n-- {
			list = append(list, rows.Pick(r, []string{rows.Pick(r, values), rows.Joined(r, 3, labelPieces)}))
		}
		key := rows.Pick(r, []string{rows.Pick(r, keys), rows.Joined(r, 3, labelPieces)})
		out = append(out, map[string]any{"key": key, "op": rows.Pick(r, operators[:9]), "values": list, "path": r.Intn(2) == 0, "sets": randomSets(r)})
	}
	return out
}

func setInputs(r *rand.Rand) []any {
	out := []any{[2]map[string]string{}, [2]map[string]string{{}, nil}, [2]map[string]string{{"\uffff": "1", "\U0001f600": "2"}, {"\U0001f600": "2", "\uffff": "1"}}}
	for range randomRows {
		a, b := randomSet(r), randomSet(r)
		for key, value := range a {
			if b != nil && len(key)%2 == 0 {
				b[key] = value
			}
		}
		out = append(out, [2]map[string]string{withOneWrong(a), b})
	}
	return out
}

// withOneWrong drops all but the first of the labels that cannot be labels: which of several Go reports is random.
func withOneWrong(set map[string]string) map[string]string {
	wrong := 0
	for _, pair := range pairs(set) {
		if _, err := labels.ValidatedSelectorFromSet(labels.Set{pair[0]: pair[1]}); err == nil {
			continue
		}
		wrong++
		if wrong > 1 {
			delete(set, pair[0])
		}
	}
	return set
}

func mapInputs(r *rand.Rand) []any {
	seeds := []string{"", "a=1", "a=1,b=2", " a = 1 , b = ", "a=1=2", "a", "a=1,", ",", "=", "a==1", "\u0085a\u00a0=\u30001", "\ufeffa=1", "a=1,a=2", "x/y=1", "__proto__=1", "a=\u2028", "a/b/c=1"}
	out := rows.Anys(rows.Mutations(seeds, []string{",", "=", " ", "\u0085", "\ufeff", "-", "/"}))
	for range randomRows {
		out = append(out, rows.Mutated(r, seeds, append([]string{"\u0085", "\u00a0", "\u2003", "\v"}, labelPieces...)))
	}
	return out
}

func selectorInputs(r *rand.Rand) []any {
	out := []any{map[string]any{"selector": nil, "sets": matching}, map[string]any{"selector": map[string]any{}, "sets": matching}}
	for range randomRows {
		var expressions []any
		for n := r.Intn(4); n > 0; n-- {
			var list []string
			for n := r.Intn(3); n > 0; n-- {
				list = append(list, rows.Pick(r, values[:6]))
			}
			if r.Intn(10) == 0 {
				list = append(list, rows.Pick(r, values))
			}
			operator := rows.Pick(r, []string{"In", "In", "NotIn", "Exists", "DoesNotExist"})
			if r.Intn(20) == 0 {
				operator = rows.Pick(r, []string{"", "in", "Gt", "\u00e9\"", "\u0000"})
			}
			expressions = append(expressions, map[string]any{"key": rows.Pick(r, keys), "operator": operator, "values": list})
		}
		out = append(out, map[string]any{"selector": map[string]any{"matchLabels": withOneWrong(randomSet(r)), "matchExpressions": expressions}, "sets": randomSets(r)})
	}
	return out
}

var (
	fieldSeeds = []string{
		"", "a=1", "a==1", "a!=1", "a=1,b=2", "a=1,", ",a=1", ",,", "a", "a=", "=", "!=", "==", "a=\\,", "a=\\=", "a=\\\\", "a=\\x", "a=\\", "a=b=c", "a=1,b!=2,x=3",
		"a!==1", "!a=1", "a\\,b=1", "b=1,a=2", "b=1,a!=2", "a=1\\", "a=\\\U0001f600", "\uffff=1,\U0001f600=1", "x", "b", "b=1,b=2", "a=\u00e9", "metadata.name=foo,spec.nodeName!=bar", "a,b=1",
	}
	fieldPieces = []string{"a", "b", "x", "=", "==", "!=", "!", ",", "\\", "\\,", "\\=", "\\\\", "1", " ", "\u00e9", "\uffff", "\U0001f600", "\u0000", "x/y"}
)

func fieldInputs(r *rand.Rand) []any {
	var out []any
	for _, text := range fieldSeeds {
		out = append(out, map[string]any{"text": text, "sets": matching})
	}
	for range randomRows {
		out = append(out, map[string]any{"text": rows.Mutated(r, fieldSeeds, fieldPieces), "sets": randomSets(r)})
		out = append(out, map[string]any{"text": rows.Joined(r, 12, fieldPieces), "sets": randomSets(r)[:1]})
	}
	return out
}

func valueInputs(r *rand.Rand) []any {
	seeds := []string{"", "a", ",", "=", "\\", "\\\\", "\\,", "\\=", "a\\xb", "a,b", "\U0001f600\\\U0001f600", "a\\"}
	out := rows.Anys(rows.Mutations(seeds, fieldPieces))
	for range randomRows {
		out = append(out, rows.Joined(r, 10, fieldPieces))
	}
	return out
}
