package main

import (
	"encoding/json"
	"math"
	"strconv"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/sharding"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/cache"
	"k8s.io/apimachinery/pkg/util/duration"
	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/apimachinery/pkg/util/rand"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"k8s.io/apimachinery/pkg/util/sets"
	utilsort "k8s.io/apimachinery/pkg/util/sort"
	"k8s.io/apimachinery/pkg/util/version"
	kubeversion "k8s.io/apimachinery/pkg/version"
	shardparser "k8s.io/apiserver/pkg/sharding"
	clocktesting "k8s.io/utils/clock/testing"

	"kubetyped/rows"
)

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func describeVersion(v *version.Version) any {
	var components []string
	for _, component := range v.Components() {
		components = append(components, strconv.FormatUint(uint64(component), 10))
	}
	answer := map[string]any{"text": v.String(), "components": components, "pre": v.PreRelease(), "build": v.BuildMetadata()}
	// Beyond an int64 the texts are those of negative numbers.
	if info := v.Info(); v.Major() <= math.MaxInt64 && v.Minor() <= math.MaxInt64 {
		answer["info"] = []string{info.Major, info.Minor, info.GitVersion}
	}
	return answer
}

func readVersion(in json.RawMessage) any {
	question := rows.Read[struct {
		A, B, Pre string
		Number    uint
	}](in)
	parsers := []func(string) (*version.Version, error){version.ParseGeneric, version.ParseSemantic, version.Parse, version.ParseMajorMinor}
	var out []any
	for _, parse := range parsers {
		v, err := parse(question.A)
		if err != nil {
			out = append(out, err.Error())
			continue
		}
		answer := map[string]any{"is": describeVersion(v), "equalsNil": v.EqualTo(nil)}
		// The same number as an offset may not overflow an int64.
		if question.Number < math.MaxInt32 && v.Minor() < math.MaxInt64 {
			answer["moved"] = []string{v.AddMinor(question.Number).String(), v.SubtractMinor(question.Number).String(), v.OffsetMinor(-int(question.Number)).String()}
		}
		var with []any
		for _, changed := range []*version.Version{
			v.WithMajor(question.Number), v.WithMinor(question.Number), v.WithPatch(question.Number), v.WithPreRelease(question.Pre), v.WithBuildMetadata(question.Pre),
		} {
			with = append(with, describeVersion(changed))
		}
		answer["with"] = with
		order, err := v.Compare(question.B)
		answer["compare"] = []any{order, errorText(err)}
		for _, parse := range parsers {
			other, err := parse(question.B)
			if err == nil {
				answer["order"] = []bool{v.EqualTo(other), v.AtLeast(other), v.LessThan(other), v.GreaterThan(other), other.LessThan(v.WithPreRelease(question.Pre))}
			}
		}
		out = append(out, answer)
	}
	return out
}

func highestVersion(in json.RawMessage) any {
	v, err := version.HighestSupportedVersion(rows.Read[[]string](in))
	if err != nil {
		return err.Error()
	}
	return []string{v.String()}
}

func compareKubeVersions(in json.RawMessage) any {
	question := rows.Read[[2]string](in)
	order := kubeversion.CompareKubeAwareVersionStrings(question[0], question[1])
	// Only the sign where a float64 can't tell.
	if order > 1<<50 {
		order = 1 << 50
	}
	if order < -(1 << 50) {
		order = -(1 << 50)
	}
	return order
}

func compareResourceVersions(in json.RawMessage) any {
	question := rows.Read[[2]string](in)
	order, err := resourceversion.CompareResourceVersion(question[0], question[1])
	return []any{order, errorText(err)}
}

// humanDuration takes nanoseconds as a text: JavaScript has no other form for all of them.
func humanDuration(in json.RawMessage) any {
	n, err := strconv.ParseInt(rows.Read[string](in), 10, 64)
	if err != nil {
		panic(err)
	}
	return []string{duration.HumanDuration(time.Duration(n)), duration.ShortHumanDuration(time.Duration(n))}
}

func safeEncode(in json.RawMessage) any {
	return rand.SafeEncodeString(rows.Read[string](in))
}

type requirement struct{ Key, Start, End string }

func shard(in json.RawMessage) any {
	question := rows.Read[struct {
		UID, Namespace string
		Requirements   []requirement
	}](in)
	var requirements []sharding.ShardRangeRequirement
	var less []bool
	for _, each := range question.Requirements {
		requirements = append(requirements, sharding.ShardRangeRequirement(each))
		less = append(less, sharding.HexLess(each.Start, each.End))
	}
	object := &metav1.PartialObjectMetadata{}
	object.UID = types.UID(question.UID)
	object.Namespace = question.Namespace
	selector := sharding.NewSelector(requirements...)
	matches, err := selector.Matches(object)
	return map[string]any{
		"hash": []string{sharding.HashField(question.UID), sharding.HashField(question.Namespace)}, "less": less,
		"matches": matches, "err": errorText(err), "empty": selector.Empty(), "text": selector.String(),
	}
}

// parseShard tells the requirements, or that there are none: the errors' texts are those of a CEL parser.
func parseShard(in json.RawMessage) any {
	selector, err := shardparser.Parse(rows.Read[string](in))
	if err != nil {
		return nil
	}
	return selector.String()
}

func warningHeader(in json.RawMessage) any {
	question := rows.Read[struct {
		Headers     []string
		Code        int
		Agent, Text string
	}](in)
	var warnings, problems []any
	results, errs := utilnet.ParseWarningHeaders(question.Headers)
	for _, result := range results {
		warnings = append(warnings, []any{result.Code, result.Agent, result.Text})
	}
	for _, err := range errs {
		problems = append(problems, err.Error())
	}
	header, err := utilnet.NewWarningHeader(question.Code, question.Agent, question.Text)
	return map[string]any{"warnings": warnings, "problems": problems, "header": header, "err": errorText(err)}
}

func networkText(in json.RawMessage) any {
	text := rows.Read[string](in)
	var ports any
	ranged, err := utilnet.ParsePortRange(text)
	if err == nil {
		ports = []any{ranged.Base, ranged.Size, ranged.String(), ranged.Contains(ranged.Base), ranged.Contains(ranged.Base + ranged.Size), ranged.Contains(80)}
	} else {
		ports = err.Error()
	}
	scheme, name, port, valid := utilnet.SplitSchemeNamePort(text)
	var split any
	if valid {
		split = []string{scheme, name, port, utilnet.JoinSchemeNamePort(scheme, name, port)}
	}
	return map[string]any{
		"ports": ports, "split": split,
		"joined": []string{utilnet.JoinPreservingTrailingSlash(text), utilnet.JoinPreservingTrailingSlash(text, ""), utilnet.JoinPreservingTrailingSlash("/api", text), utilnet.JoinPreservingTrailingSlash(text, "v1")},
	}
}

func combineSets(in json.RawMessage) any {
	question := rows.Read[[2][]string](in)
	a, b := sets.New(question[0]...), sets.New(question[1]...)
	numbers := sets.New[float64]()
	for _, each := range question[0] {
		numbers.Insert(float64(len(each)) - 2.5)
	}
	return map[string]any{
		"a": sets.List(a), "numbers": sets.List(numbers),
		"difference": sets.List(a.Difference(b)), "symmetric": sets.List(a.SymmetricDifference(b)), "union": sets.List(a.Union(b)), "intersection": sets.List(a.Intersection(b)),
		"superset": a.IsSuperset(b), "equal": a.Equal(b), "all": a.HasAll(question[1]...), "any": a.HasAny(question[1]...), "has": a.Has("a"), "len": a.Len(),
		"inserted": sets.List(a.Clone().Insert(question[1]...)), "deleted": sets.List(a.Clone().Delete(question[1]...)), "cleared": a.Clone().Clear().Len(),
	}
}

func mergeOrder(in json.RawMessage) any {
	out := utilsort.MergePreservingRelativeOrder(rows.Read[[][]string](in))
	return append([]string{}, out...)
}

type cacheStep struct {
	Do    string
	Key   string
	Value int
	TTL   int
}

// runCaches does the same with an LRUExpireCache and an Expiring.
func runCaches(in json.RawMessage) any {
	question := rows.Read[struct {
		Size       int
		AllowStale bool
		Steps      []cacheStep
	}](in)
	clock := clocktesting.NewFakeClock(time.Unix(0, 0))
	lru := cache.NewLRUExpireCacheWithClock(question.Size, clock)
	expiring := cache.NewExpiringWithClock(clock)
	expiring.AllowExpiredGet = question.AllowStale
	var out []any
	for _, step := range question.Steps {
		ttl := time.Duration(step.TTL) * time.Millisecond
		var answer any
		switch step.Do {
		case "set":
			lru.Add(step.Key, step.Value, ttl)
			expiring.Set(step.Key, step.Value, ttl)
		case "get":
			a, _ := lru.Get(step.Key)
			b, _ := expiring.Get(step.Key)
			answer = []any{a, b}
		case "delete":
			lru.Remove(step.Key)
			expiring.Delete(step.Key)
		case "clear":
			lru.RemoveAll(func(key any) bool { return key.(string) < step.Key })
		case "wait":
			clock.Step(ttl)
		}
		out = append(out, []any{answer, lru.Keys(), expiring.Len()})
	}
	return out
}
