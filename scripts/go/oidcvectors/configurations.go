package main

import (
	"encoding/json"
	"math/rand"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/apis/apiserver"
	"k8s.io/apiserver/pkg/apis/apiserver/install"
	"k8s.io/apiserver/pkg/apis/apiserver/load"
	"k8s.io/apiserver/pkg/apis/apiserver/validation"
	authenticationcel "k8s.io/apiserver/pkg/authentication/cel"
	authorizationcel "k8s.io/apiserver/pkg/authorization/cel"

	"kubetyped/rows"
)

var configScheme = runtime.NewScheme()
var configCodecs = serializer.NewCodecFactory(configScheme, serializer.EnableStrict)
var claimsCompiler = authenticationcel.NewDefaultCompiler()
var conditionCompiler = authorizationcel.NewDefaultCompiler()

func init() { install.Install(configScheme) }

// faults are the texts of errors, or why a file can't be read at all: in Go's words where it is about its fields.
func faults(err error, errs field.ErrorList) any {
	if err != nil {
		if strings.Contains(err.Error(), "strict decoding error") {
			return map[string]any{"file": err.Error()}
		}
		return map[string]any{"file": true}
	}
	texts := []string{}
	for _, each := range errs {
		texts = append(texts, each.Error())
	}
	return map[string]any{"errors": texts}
}

func authenticationConfiguration(in json.RawMessage) any {
	object, err := runtime.Decode(configCodecs.UniversalDecoder(), []byte(rows.Read[string](in)))
	if err != nil {
		return faults(err, nil)
	}
	config, ok := object.(*apiserver.AuthenticationConfiguration)
	if !ok {
		return map[string]any{"file": true}
	}
	return faults(nil, validation.ValidateAuthenticationConfiguration(claimsCompiler, config, []string{"https://accounts.example.com"}))
}

func authorizationConfiguration(in json.RawMessage) any {
	config, err := load.LoadFromData([]byte(rows.Read[string](in)))
	if err != nil {
		return faults(err, nil)
	}
	known := sets.New("ABAC", "AlwaysAllow", "AlwaysDeny", "Node", "RBAC", "Webhook")
	return faults(nil, validation.ValidateAuthorizationConfiguration(conditionCompiler, nil, config, known, sets.New("Webhook")))
}

// mutable is a value with others that may stand in its place.
type mutable struct {
	value  any
	others []any
}

func of(value any, others ...any) mutable { return mutable{value, others} }

type fields map[string]any

// built makes JSON of fields and lists with values that are wrong here and there.
func built(r *rand.Rand, node any, wrong int) any {
	switch n := node.(type) {
	case fields:
		out := map[string]any{}
		for _, name := range sets.List(sets.KeySet(n)) {
			if r.Intn(wrong) > 0 {
				out[name] = built(r, n[name], wrong)
			}
		}
		if r.Intn(wrong*12) == 0 {
			out[rows.Pick(r, []string{"other", "URL", "expresion"})] = "x"
		}
		return out
	case []any:
		out := []any{}
		for _, each := range n {
			for range rows.Pick(r, []int{1, 1, 1, 1, 1, 1, 1, 0, 2}) {
				out = append(out, built(r, each, wrong))
			}
		}
		return out
	case mutable:
		if r.Intn(wrong) == 0 && len(n.others) > 0 {
			return rows.Pick(r, n.others)
		}
		if r.Intn(wrong*15) == 0 {
			return rows.Pick(r, []any{1, true, []any{"x"}, map[string]any{}, nil})
		}
		return n.value
	}
	return node
}

func anyOf[T any](texts []T) []any { return rows.Anys(texts) }

var urls = []any{"", "http://x", "https://a:b@x", "https://x?a", "https://x#a", "https://x/%zz", "x", ":", "https://accounts.example.com", "https://x:port", "https://issuer.example.com/", "https://[::1"}

func jwtAuthenticator(r *rand.Rand) fields {
	issuerURL := rows.Pick(r, []string{issuer, "https://two.example.com", "https://three.example.com"})
	result := fields{
		"issuer": fields{"url": of(issuerURL, urls...), "audiences": []any{of("kubernetes", ""), of("x", "", "kubernetes")},
			"audienceMatchPolicy": of("MatchAny", "", "MatchAll")},
		"claimMappings": fields{
			"username": fields{"claim": of("sub", "", "email"), "prefix": of("", "x:")},
			"groups":   fields{"expression": of("claims.groups", append(anyOf(claimExpressions), anyOf(wrongExpressions)...)...)},
			"uid":      fields{"claim": of("uid", "")},
			"extra": []any{fields{"key": of("example.com/team", "", "team", "Example.com/Team", "kubernetes.io/x", "a.k8s.io/x", "example.com/", "/x", "ex_ample.com/x", "example.com/ü"),
				"valueExpression": of("claims.sub", append(anyOf(claimExpressions), anyOf(wrongExpressions)...)...)}},
		},
		"claimValidationRules": []any{fields{"expression": of("claims.hd == 'x'", append(anyOf(ruleExpressions), anyOf(wrongExpressions)...)...), "message": of("no", "")},
			fields{"claim": of("hd", "", "aud"), "requiredValue": of("x", "")}},
		"userValidationRules": []any{fields{"expression": of("user.username != 'x'", append(anyOf(userExpressions), anyOf(wrongExpressions)...)...), "message": of("no", "")}},
	}
	if r.Intn(4) == 0 {
		result["issuer"].(fields)["discoveryURL"] = of("https://x.example.com/configuration", urls...)
	}
	if r.Intn(8) == 0 {
		result["issuer"].(fields)["certificateAuthority"] = of("x", "-----BEGIN PRIVATE KEY-----\nAA==\n-----END PRIVATE KEY-----\n")
	}
	if r.Intn(12) == 0 {
		result["issuer"].(fields)["egressSelectorType"] = of("other", "Cluster")
	}
	if r.Intn(2) == 0 {
		result["claimMappings"].(fields)["username"] = fields{"expression": of("claims.sub", append(anyOf(claimExpressions), anyOf(wrongExpressions)...)...)}
	}
	if r.Intn(10) == 0 {
		result["claimMappings"].(fields)["username"].(fields)["expression"] = of("claims.email")
	}
	return result
}

func authenticationConfigurationInputs(r *rand.Rand) []any {
	head := "apiVersion: apiserver.config.k8s.io/v1\nkind: AuthenticationConfiguration\n"
	inputs := []any{"", "x", "{}", "[]", head, head + "jwt: null\n", head + "jwt: {}\n", head + "jwt: []\nother: 1\n", head + "kind: AuthenticationConfiguration\n",
		"apiVersion: apiserver.config.k8s.io/v2\nkind: AuthenticationConfiguration\n", "apiVersion: apiserver.config.k8s.io/v1\nkind: AuthorizationConfiguration\n",
		"kind: AuthenticationConfiguration\n", "apiVersion: apiserver.config.k8s.io/v1\n", head + "anonymous: {enabled: false, conditions: [{path: /healthz}]}\n", head + "anonymous: {conditions: []}\n",
		head + "jwt:\n" + strings.Repeat("- {}\n", 65), head + "jwt:\n- {}\n- {}\n", head + "anonymous: {enabled: true, conditions: [{path: /a, path: /b}]}\n"}
	for range 1500 {
		wrong := rows.Pick(r, []int{6, 12, 30, 100})
		config := fields{"apiVersion": of("apiserver.config.k8s.io/" + rows.Pick(r, []string{"v1", "v1beta1", "v1alpha1"})), "kind": of("AuthenticationConfiguration")}
		jwt := []any{}
		for range 1 + r.Intn(2) {
			jwt = append(jwt, jwtAuthenticator(r))
		}
		config["jwt"] = jwt
		if r.Intn(3) == 0 {
			config["anonymous"] = fields{"enabled": of(true, false), "conditions": []any{fields{"path": of("/healthz", "")}}}
		}
		out := built(r, config, wrong).(map[string]any)
		if r.Intn(20) > 0 {
			out["apiVersion"], out["kind"] = config["apiVersion"].(mutable).value, config["kind"].(mutable).value
		}
		text, err := json.Marshal(out)
		if err != nil {
			panic(err)
		}
		inputs = append(inputs, string(text))
	}
	return inputs
}

func authorizer(r *rand.Rand, name string) fields {
	if r.Intn(3) == 0 {
		kind := rows.Pick(r, []string{"RBAC", "Node", "AlwaysAllow", "AlwaysDeny", "ABAC"})
		return fields{"type": of(kind, "", "rbac", "Webhook"), "name": of(strings.ToLower(kind), "", "A_b", "x")}
	}
	return fields{"type": of("Webhook", "", "RBAC", "webhook"), "name": of(name, "", "A_b", "one"), "webhook": fields{
		"authorizedTTL": of("30s", "0s", "-1s", "x", "5m"), "unauthorizedTTL": of("30s", "0s", "-1s"), "timeout": of("3s", "0s", "31s", "-1s", "30s"),
		"cacheAuthorizedRequests": of(true, false), "subjectAccessReviewVersion": of("v1", "", "v1beta1", "v2"), "matchConditionSubjectAccessReviewVersion": of("v1", "", "v1beta1"),
		"failurePolicy":  of("Deny", "NoOpinion", "", "Allow"),
		"connectionInfo": fields{"type": of("KubeConfigFile", "", "InClusterConfig", "Other"), "kubeConfigFile": of("/etc/passwd", "", "relative", "/nonexistent/file", "/etc")},
		"matchConditions": []any{fields{"expression": of("request.user == 'ann'", append(anyOf(conditionExpressions), "", " ", "request.nope", "1", "request.user", "user", "request.user ==")...)},
			fields{"expression": of("has(request.resourceAttributes)", "request.user == 'ann'")}},
	}}
}

func authorizationConfigurationInputs(r *rand.Rand) []any {
	head := "apiVersion: apiserver.config.k8s.io/v1\nkind: AuthorizationConfiguration\n"
	inputs := []any{"", "x", "{}", head, head + "authorizers: []\n", head + "authorizers:\n- {}\n", head + "authorizers:\n- {type: Webhook, name: x, webhook: {}}\n", head + "other: 1\n",
		"apiVersion: apiserver.config.k8s.io/v1\nkind: AuthenticationConfiguration\n", "kind: AuthorizationConfiguration\n"}
	for range 1500 {
		wrong := rows.Pick(r, []int{6, 12, 30, 100})
		config := fields{"apiVersion": of("apiserver.config.k8s.io/" + rows.Pick(r, []string{"v1", "v1beta1", "v1alpha1"})), "kind": of("AuthorizationConfiguration")}
		authorizers := []any{}
		for _, name := range []string{"one", "two", "three"}[:1+r.Intn(3)] {
			authorizers = append(authorizers, authorizer(r, name))
		}
		config["authorizers"] = authorizers
		out := built(r, config, wrong).(map[string]any)
		out["apiVersion"], out["kind"] = config["apiVersion"].(mutable).value, config["kind"].(mutable).value
		text, err := json.Marshal(out)
		if err != nil {
			panic(err)
		}
		inputs = append(inputs, string(text))
	}
	return inputs
}
