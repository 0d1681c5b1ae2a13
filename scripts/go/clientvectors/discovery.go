package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand"
	"net/http"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"

	"kubetyped/rows"
)

// server is what a server answers, by path; 404 to all others.
type server map[string]reply

func (s server) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, ok := s[r.URL.Path]
	if !ok {
		answer = reply{Status: 404, Headers: map[string]string{"Content-Type": "text/plain"}, Body: "404 page not found\n"}
	}
	header := http.Header{"Content-Type": {"application/json"}}
	for key, value := range answer.Headers {
		header.Set(key, value)
	}
	return &http.Response{StatusCode: answer.Status, Header: header, Body: io.NopCloser(strings.NewReader(answer.Body)), ContentLength: -1, Request: r}, nil
}

// found is what discovery makes of a server: its resources as "group/version name" in any order, and the group versions of which
// nothing is known.
type found struct {
	All        []string `json:"all"`
	Preferred  []string `json:"preferred"`
	Namespaced []string `json:"namespaced"`
	Stale      []string `json:"failed"`
	Failed     bool     `json:"error,omitempty"`
}

func answerDiscovery(in json.RawMessage) any {
	client, err := discovery.NewDiscoveryClientForConfigAndClient(&rest.Config{Host: "https://server", QPS: -1}, &http.Client{Transport: rows.Read[server](in)})
	if err != nil {
		panic(err)
	}
	var out found
	_, all, err := client.ServerGroupsAndResources()
	failed, partial := discovery.GroupDiscoveryFailedErrorGroups(err)
	if err != nil && !partial {
		return found{Failed: true}
	}
	for gv := range failed {
		out.Stale = append(out.Stale, gv.String())
	}
	slices.Sort(out.Stale)
	preferred, _ := client.ServerPreferredResources()
	namespaced, _ := client.ServerPreferredNamespacedResources()
	out.All, out.Preferred, out.Namespaced = resourcesOf(all), resourcesOf(preferred), resourcesOf(namespaced)
	return out
}

func resourcesOf(lists []*metav1.APIResourceList) []string {
	var all []string
	for _, list := range lists {
		for _, each := range list.APIResources {
			all = append(all, fmt.Sprintf("%s %s %s %t %s", list.GroupVersion, each.Name, each.Kind, each.Namespaced, strings.Join(each.Verbs, ",")))
		}
	}
	slices.Sort(all)
	return all
}

func discoveryInputs(r *rand.Rand) []any {
	var all []any
	text := func(status int, body string) reply {
		return reply{Status: status, Headers: map[string]string{"Content-Type": "text/plain"}, Body: body}
	}
	body := func(body string) reply { return reply{Status: 200, Body: body} }
	resource := func(name string, namespaced bool) string {
		return fmt.Sprintf(`{"name":%q,"singularName":"","namespaced":%t,"kind":"K","verbs":["get","list"]}`, name, namespaced)
	}
	list := func(gv string, resources ...string) reply {
		return body(fmt.Sprintf(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":%q,"resources":[%s]}`, gv, strings.Join(resources, ",")))
	}
	core := body(`{"kind":"APIVersions","versions":["v1"],"serverAddressByClientCIDRs":[]}`)
	pods := list("v1", resource("pods", true), resource("pods/status", true), resource("nodes", false))
	group := func(name, preferred string, versions ...string) string {
		var each []string
		for _, v := range versions {
			each = append(each, fmt.Sprintf(`{"groupVersion":"%s/%s","version":%q}`, name, v, v))
		}
		var pref string
		if preferred != "" {
			pref = fmt.Sprintf(`,"preferredVersion":{"groupVersion":"%s/%s","version":%q}`, name, preferred, preferred)
		}
		return fmt.Sprintf(`{"name":%q,"versions":[%s]%s}`, name, strings.Join(each, ","), pref)
	}
	groups := func(groups ...string) reply {
		return body(`{"kind":"APIGroupList","apiVersion":"v1","groups":[` + strings.Join(groups, ",") + `]}`)
	}
	sound := func() server {
		return server{
			"/api": core, "/api/v1": pods, "/apis": groups(group("a", "v1", "v2", "v1"), group("b", "v1", "v1")),
			"/apis/a/v1": list("a/v1", resource("xs", true), resource("ys", false)),
			"/apis/a/v2": list("a/v2", resource("xs", true), resource("zs", true), resource("zs/scale", true)),
			"/apis/b/v1": list("b/v1", resource("xs", false)),
		}
	}
	odd := []reply{
		text(403, "no"), text(404, "404 page not found"), text(406, "not acceptable"), text(500, "oops"), text(503, "later"),
		{Status: 403, Body: status(403, "Forbidden", "no")}, {Status: 404, Body: status(404, "NotFound", "none")},
		{Status: 503, Body: status(503, "ServiceUnavailable", "later")},
		text(200, "hello"), body(""), body("null"), body("{}"), body("[]"), body(`{"kind":"Status","apiVersion":"v1","status":"Success"}`),
		{Status: 200, Body: status(403, "Forbidden", "with 200")},
		{Status: 204}, {Status: 300}, {Status: 304},
		body(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"a/v1","resources":null}`),
		body(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"a/v1"}`),
		body(`{"kind":"APIResourceList","groupVersion":"a/v1","resources":[]}`),
		body(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"a/v1","resources":[{"name":"ns","namespaced":true,"kind":"N","verbs":null}]}`),
		body(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"a/v1","resources":[{"name":"ns"}]}`),
		body(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"a/v1","resources":[{"name":"ns","namespaced":true,"kind":"N","verbs":["get"],"shortNames":null,"categories":null,"unknown":{"x":[]}}],"unknown":7}`),
		body(`{"kind":"APIResourceList","apiVersion":"v1","groupVersion":"a/v1","resources":[{"name":7}]}`),
		body(`{"kind":"APIGroupList","apiVersion":"v1","groups":null}`), body(`{"kind":"APIGroupList","apiVersion":"v1"}`),
		body(`{"kind":"APIGroupList","groups":[{"name":"a"}]}`), body(`{"kind":"APIGroupList","apiVersion":"v1","groups":[{"name":"a","versions":null}]}`),
		body(`{"kind":"APIVersions","versions":null}`), body(`{"kind":"APIVersions","apiVersion":"v1","versions":[]}`),
		body(`{"kind":"APIVersions","versions":["v1","v2"]}`),
		{Status: 200, Headers: map[string]string{"Content-Type": "application/json; charset=utf-8"}, Body: `{"kind":"APIVersions","versions":["v1"]}`},
		{Status: 200, Headers: map[string]string{"Content-Type": "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList"}, Body: `{"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2","metadata":{},"items":null}`},
	}
	all = append(all, sound(), server{}, server{"/api": core, "/api/v1": pods}, server{"/apis": groups()})
	for _, path := range []string{"/api", "/api/v1", "/apis", "/apis/a/v1", "/apis/b/v1"} {
		for _, answer := range odd {
			s := sound()
			answer.Body = strings.ReplaceAll(answer.Body, `"groupVersion":"a/v1"`, fmt.Sprintf(`"groupVersion":%q`, strings.TrimPrefix(strings.TrimPrefix(path, "/apis/"), "/api/")))
			s[path] = answer
			all = append(all, s)
		}
	}
	// Aggregated, and in part.
	aggregatedType := map[string]string{"Content-Type": "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList"}
	aggregated := func(items string) reply {
		return reply{Status: 200, Headers: aggregatedType, Body: `{"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2","metadata":{},"items":[` + items + `]}`}
	}
	found := func(name string, more string) string {
		return fmt.Sprintf(`{"resource":%q,"responseKind":{"group":"a","version":"v1","kind":"K"},"scope":"Namespaced","singularResource":"x","verbs":["get"]%s}`, name, more)
	}
	item := func(name string, versions ...string) string {
		return fmt.Sprintf(`{"metadata":{"name":%q,"creationTimestamp":null},"versions":[%s]}`, name, strings.Join(versions, ","))
	}
	of := func(version, freshness string, resources ...string) string {
		return fmt.Sprintf(`{"version":%q,"resources":[%s],"freshness":%q}`, version, strings.Join(resources, ","), freshness)
	}
	coreItem := item("", of("v1", "Current", found("pods", `,"shortNames":["po"],"categories":["all"],"subresources":[{"subresource":"status","responseKind":null,"verbs":["get"]}]`)))
	for _, items := range []string{
		"",
		item("a", of("v1", "Current", found("xs", ""))),
		item("a", of("v2", "Current", found("xs", ""), found("zs", "")), of("v1", "Current", found("xs", ""), found("ys", ""))),
		item("a", of("v2", "Stale", found("xs", "")), of("v1", "Current", found("xs", ""))),
		item("a", of("v1", "Stale")), item("a", of("v1", "")), item("a", of("v1", "Unheard")),
		item("a"), `{"metadata":{"name":"a"},"versions":null}`, `{"metadata":{"name":"a"}}`, `{}`,
		item("a", `{"version":"v1","resources":null,"freshness":"Current"}`), item("a", `{"version":"v1"}`), item("a", `{}`),
		item("a", of("v1", "Current", `{"resource":"xs"}`)),
		item("a", of("v1", "Current", `{"resource":"xs","responseKind":null,"scope":"Cluster","verbs":null,"subresources":null}`)),
		item("a", of("v1", "Current", `{"resource":"xs","responseKind":{"group":"","version":"","kind":""},"scope":"Namespaced","verbs":["get"]}`)),
		item("a", of("v1", "Current", found("xs", `,"subresources":[{"subresource":"scale","responseKind":{"group":"autoscaling","version":"v1","kind":"Scale"},"verbs":["get"]},{"subresource":"exec","verbs":["get"]}]`))),
		item("a", of("v1", "Current", found("xs", ""))) + "," + item("a", of("v2", "Current", found("xs", ""))),
		item("a", of("v1", "Current", found("xs", ""))) + "," + item("b", of("v1", "Stale")) + "," + item("c", of("v1", "Current", found("xs", ""))),
		`7`,
	} {
		all = append(all, server{"/api": aggregated(coreItem), "/apis": aggregated(items)})
		all = append(all, server{"/apis": aggregated(items)})
		// One of the two alone.
		s := sound()
		s["/apis"] = aggregated(items)
		all = append(all, s)
	}
	s := sound()
	s["/api"] = aggregated(coreItem)
	all = append(all, s)
	for _, contentType := range []string{
		"application/json; as=APIGroupDiscoveryList;v=v2;g=apidiscovery.k8s.io", "application/json; as=APIGroupDiscoveryList;v=v2;g=apidiscovery.k8s.io;charset=utf-8",
		`application/json;as="APIGroupDiscoveryList";v="v2";g="apidiscovery.k8s.io"`, "APPLICATION/JSON;G=apidiscovery.k8s.io;V=v2;AS=APIGroupDiscoveryList",
	} {
		a, b := aggregated(coreItem), aggregated(item("a", of("v1", "Current", found("xs", ""))))
		a.Headers, b.Headers = map[string]string{"Content-Type": contentType}, map[string]string{"Content-Type": contentType}
		all = append(all, server{"/api": a, "/apis": b})
	}
	// At random.
	names := []string{"xs", "ys", "zs", "xs/status"}
	for range 120 {
		s := server{"/api": core, "/api/v1": pods}
		if r.Intn(5) == 0 {
			delete(s, "/api")
		}
		var listed []string
		for _, name := range []string{"a", "b.example.com", "c"}[:1+r.Intn(3)] {
			versions := []string{"v1", "v2", "v1beta1", "v3"}
			r.Shuffle(len(versions), func(i, j int) { versions[i], versions[j] = versions[j], versions[i] })
			versions = versions[:r.Intn(4)]
			preferred := append([]string{"", "v1", "v9"}, versions...)[r.Intn(3+len(versions))]
			listed = append(listed, group(name, preferred, versions...))
			for _, version := range versions {
				gv := name + "/" + version
				var resources []string
				for _, each := range names {
					if r.Intn(2) == 0 {
						resources = append(resources, resource(each, r.Intn(2) == 0))
					}
				}
				s["/apis/"+gv] = list(gv, resources...)
				if r.Intn(5) == 0 {
					s["/apis/"+gv] = odd[r.Intn(8)]
				}
			}
		}
		s["/apis"] = groups(listed...)
		all = append(all, s)
	}
	return all
}
