package main

import (
	"encoding/json"
	"math/rand"
	"time"

	"k8s.io/apimachinery/pkg/api/operation"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"kubetyped/rows"
)

type helperQuestion struct {
	Meta, Existing metav1.ObjectMeta
	Key, Value     string
	Number         int64
	Strings        []string
	Apply          metav1.ApplyOptions
	Groups         metav1.APIGroupList
}

func help(in json.RawMessage) any {
	q := rows.Read[helperQuestion](in)
	options := metav1.SingleObject(q.Meta)
	options.TypeMeta = metav1.TypeMeta{Kind: "ListOptions", APIVersion: "v1"}
	deletion := func(o *metav1.DeleteOptions) *metav1.DeleteOptions {
		o.TypeMeta = metav1.TypeMeta{Kind: "DeleteOptions", APIVersion: "v1"}
		return o
	}
	defined := map[string]bool{}
	for i, name := range q.Strings {
		defined[name] = i%2 == 0
	}
	var option any
	if enabled, ok := (operation.Operation{Options: defined}).HasOption(q.Key); ok {
		option = enabled
	}
	patch := q.Apply.ToPatchOptions()
	patch.TypeMeta = metav1.TypeMeta{Kind: "PatchOptions", APIVersion: "v1"}
	out := map[string]any{
		"single": options, "delete": deletion(metav1.NewDeleteOptions(q.Number)), "precondition": deletion(metav1.NewPreconditionDeleteOptions(q.Value)),
		"uid": metav1.NewUIDPreconditions(q.Value), "rv": deletion(metav1.NewRVDeletionPrecondition(q.Value)), "patch": patch,
		"annotation": metav1.HasAnnotation(q.Meta, q.Key), "label": metav1.HasLabel(q.Meta, q.Key), "system": metav1.HasObjectMetaSystemFieldValues(&q.Meta),
		"verbs": metav1.Verbs(q.Strings).String(), "versions": metav1.APIVersions{Versions: q.Strings}.String(), "groups": metav1.ExtractGroupVersions(&q.Groups),
		"params": metav1.LabelSelectorQueryParam("v1") + metav1.FieldSelectorQueryParam("v1"),
		"path":   operation.Request{Subresources: q.Strings}.SubresourcePath(), "option": option,
		"owner": metav1.GetControllerOf(&q.Meta), "controlled": metav1.IsControlledBy(&q.Meta, &q.Existing),
	}
	changed := q.Meta.DeepCopy()
	metav1.SetMetaDataAnnotation(changed, q.Key, q.Value)
	metav1.SetMetaDataLabel(changed, q.Key, q.Value)
	out["changed"] = changed.DeepCopy()
	metav1.ResetObjectMetaForStatus(changed, &q.Existing)
	out["reset"] = changed
	return out
}

func randomMeta(r *rand.Rand) metav1.ObjectMeta {
	var out metav1.ObjectMeta
	if err := json.Unmarshal([]byte(rows.Pick(r, metadata)), &out); err != nil {
		panic(err)
	}
	return out
}

func helperInputs(r *rand.Rand) []any {
	var out []any
	keys := []string{"a", "x", "", "__proto__", "constructor", "\u00e9"}
	for n := 0; n < 1000; n++ {
		q := helperQuestion{Meta: randomMeta(r), Existing: randomMeta(r), Key: rows.Pick(r, keys), Value: rows.Pick(r, []string{"", "v", "<&>\u2028"})}
		q.Meta.Name = rows.Pick(r, []string{"", "n", "a=b,c\\d", "\u00e9"})
		q.Number = rows.Pick(r, []int64{0, 30, -1, 9007199254740991})
		for n := r.Intn(3); n > 0; n-- {
			q.Strings = append(q.Strings, rows.Pick(r, keys))
			group := metav1.APIGroup{Name: "g"}
			for n := r.Intn(3); n > 0; n-- {
				group.Versions = append(group.Versions, metav1.GroupVersionForDiscovery{GroupVersion: rows.Pick(r, keys) + "/v1"})
			}
			q.Groups.Groups = append(q.Groups.Groups, group)
		}
		q.Apply = metav1.ApplyOptions{Force: r.Intn(2) == 0, FieldManager: rows.Pick(r, keys)}
		if r.Intn(2) == 0 {
			q.Apply.DryRun = []string{"All"}
		}
		out = append(out, q)
	}
	return out
}

type timeQuestion struct {
	A, B           *metav1.Time
	MicroA, MicroB *metav1.MicroTime
	Date           [7]int
	Unix           [2]int64
}

func times(in json.RawMessage) any {
	q := rows.Read[timeQuestion](in)
	d := q.Date
	out := map[string]any{
		"zero": q.A.IsZero(), "before": q.A.Before(q.B), "equal": q.A.Equal(q.B),
		"microZero": q.MicroA.IsZero(), "microBefore": q.MicroA.Before(q.MicroB), "microEqual": q.MicroA.Equal(q.MicroB),
		"beforeTime": q.MicroA.BeforeTime(q.B), "equalTime": q.MicroA.EqualTime(q.B),
		// Formatted, because the zero time has no JSON form.
		"date":  formatted(metav1.Date(d[0], time.Month(d[1]), d[2], d[3], d[4], d[5], d[6], time.UTC).Time, time.RFC3339),
		"micro": formatted(metav1.DateMicro(d[0], time.Month(d[1]), d[2], d[3], d[4], d[5], d[6], time.UTC).Time, metav1.RFC3339Micro),
		"unix":  formatted(metav1.Unix(q.Unix[0], q.Unix[1]).Time, time.RFC3339), "unixMicro": formatted(metav1.UnixMicro(q.Unix[0], q.Unix[1]).Time, metav1.RFC3339Micro),
	}
	if q.A != nil {
		out["copy"] = formatted(q.A.Rfc3339Copy().Time, time.RFC3339)
	}
	return out
}

func formatted(t time.Time, layout string) string {
	return t.UTC().Format(layout)
}

func timeInputs(r *rand.Rand) []any {
	var out []any
	times := []string{
		"2020-01-01T00:00:00Z", "2020-01-01T00:00:00.5Z", "2020-01-01T01:00:00+01:00", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00.1Z", "0001-01-01T01:00:00+01:00",
		"2020-01-01T00:00:00.123456Z", "2020-01-01T00:00:00.123456789Z", "9999-12-31T23:59:59Z", "0000-01-01T00:00:00Z",
	}
	micros := []string{"2020-01-01T00:00:00.000000Z", "2020-01-01T00:00:00.123456Z", "2020-01-01T01:00:00.500000+01:00", "0001-01-01T00:00:00.000000Z", "0001-01-01T00:00:00.000001Z"}
	pick := func(of []string) any {
		if r.Intn(6) == 0 {
			return nil
		}
		return rows.Pick(r, of)
	}
	small := func(most int) int { return r.Intn(most) - r.Intn(most)/3 }
	for n := 0; n < 2000; n++ {
		year := rows.Pick(r, []int{0, 1, 50, 99, 100, 1969, 1970, 2024, 9999, r.Intn(10000)})
		out = append(out, map[string]any{
			"A": pick(times), "B": pick(times), "MicroA": pick(micros), "MicroB": pick(micros),
			"Date": []int{year, small(20), small(400), small(30), small(100), small(100), rows.Pick(r, []int{0, 1, 999999999, -1, 1000000000, -2500000000, r.Intn(1000000000)})},
			"Unix": []int64{rows.Pick(r, []int64{0, 1, -1, 1600000000, -62135596800, 253402300799, r.Int63n(10000000000)}), rows.Pick(r, []int64{0, 1, -1, 999999999, 5000000000, -5000000001})},
		})
	}
	return out
}
