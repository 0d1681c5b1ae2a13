package main

import (
	"context"
	"encoding/json"
	"math/rand"
	"strings"

	gooidc "github.com/coreos/go-oidc"
	jose "gopkg.in/go-jose/go-jose.v2"
	"k8s.io/apiserver/pkg/apis/apiserver"
	apiserverv1 "k8s.io/apiserver/pkg/apis/apiserver/v1"
	"k8s.io/apiserver/plugin/pkg/authenticator/token/oidc"

	"kubetyped/rows"
)

// trusting takes every signature: these rows are about what claims mean.
type trusting struct{}

func (trusting) VerifySignature(_ context.Context, jwt string) ([]byte, error) {
	parsed, err := jose.ParseSigned(jwt)
	if err != nil {
		return nil, err
	}
	return parsed.UnsafePayloadWithoutVerification(), nil
}

var _ gooidc.KeySet = trusting{}

type claimsQuestion struct {
	Claims        json.RawMessage
	Authenticator apiserverv1.JWTAuthenticator
}

// claimed is the user that claims mean, or why they are refused: in Go's words where expressions are concerned.
func claimed(in json.RawMessage) any {
	q := rows.Read[claimsQuestion](in)
	var config apiserver.JWTAuthenticator
	if err := apiserverv1.Convert_v1_JWTAuthenticator_To_apiserver_JWTAuthenticator(&q.Authenticator, &config, nil); err != nil {
		panic(err)
	}
	authenticator, err := oidc.New(context.Background(), oidc.Options{JWTAuthenticator: config, KeySet: trusting{}})
	if err != nil {
		return map[string]any{"configuration": err.Error()}
	}
	token := raw.EncodeToString([]byte(`{"alg":"RS256"}`)) + "." + raw.EncodeToString(q.Claims) + "." + raw.EncodeToString([]byte("x"))
	response, ok, err := authenticator.AuthenticateToken(context.Background(), token)
	if err != nil {
		if strings.Contains(err.Error(), "expression") {
			return map[string]any{"refuse": err.Error()}
		}
		return map[string]any{"refuse": true}
	}
	if !ok {
		return map[string]any{"pass": true}
	}
	u := response.User
	return map[string]any{"name": u.GetName(), "uid": u.GetUID(), "groups": append([]string{}, u.GetGroups()...), "extra": u.GetExtra()}
}

var claimExpressions = []string{
	"claims.sub", "'a:' + claims.sub", "claims.email", "claims.groups", "claims.groups.map(g, 'g:' + g)", "claims.hd",
	"claims.?missing.orValue('none')", "claims.missing", "claims.?groups.orValue([])", "[claims.sub, claims.hd]", "''", "[]", "['', 'a']", "1", "null",
	"{'a': 'b'}", "claims.nested.a__dot__b", "claims.nested['a.b']", "claims.nested.list[0].c__dash__d", "claims.a__slash__b", "claims['a/b']", "claims.n",
	"string(claims.n)", "claims.n == 3 ? 'three' : 'other'", "string(type(claims.n) == double)", "claims.flag ? 'yes' : 'no'", "claims.nested.keys", "claims.size",
	"claims.groups + claims.groups", "claims.groups.filter(g, g.startsWith('d')) + ['x']", "claims.none", "claims.sub.matches('^[a-z]+$') ? claims.sub : ''",
	"claims.email_verified ? claims.email : claims.sub", "has(claims.groups) ? claims.groups : []", "has(claims.nested.x) ? 'x' : 'none'", "claims.nested", "claims.exp > 1.0 ? 'late' : 'early'",
	"claims.groups.exists(g, g == 'dev') ? ['dev'] : []", "claims.groups[5]", "claims.mixed", "'dev' in claims.groups ? 'in' : 'out'", "dyn(claims.groups).map(g, 'g:' + g)", "dyn(claims.nested).size() > 1 ? ['many'] : []", "has(claims.sub) ? claims.sub : 'none'",
	"claims.exists(v, v == 'kubernetes') ? 'some' : 'no'", "claims.namespace__", "claims.__namespace__", "claims.nested.map(k, k)", "dyn(1) + claims.sub",
	"quantity('1Gi').isGreaterThan(quantity('1Mi')) ? 'big' : 'small'", "ip('1.2.3.4').family() == 4 ? 'v4' : 'v6'",
}

// wrongExpressions don't compile, or not to what is wanted.
var wrongExpressions = []string{"claims.sub +", "foo", "account.name", "claims.sub.nope()", "claims.sub", "user.name == 'x'", "user.username", "claims.email_verified", "1", "size(user)"}

var ruleExpressions = []string{
	"claims.sub == 'ann'", "claims.hd == 'example.com'", "claims.n < 4.0", "claims.n == 3", "'dev' in claims.groups", "claims.email_verified == true", "claims.missing == 1",
	"claims.?email_verified.orValue(true) == true", "claims.groups.all(g, g != 'root')", "has(claims.email)", "claims.exp - claims.iat <= 86400.0", "true", "false", "1 == 1",
	"claims.nested.a__dot__b == 'c'", "claims.nested.list.size() == 1", "size(claims.groups) == 2", "type(claims.flag) == bool",
}

var userExpressions = []string{
	"!user.username.startsWith('system:')", "user.groups.all(g, !g.startsWith('system:'))", "user.username == 'ann'", "user.uid != ''", "size(user.groups) > 0", "'example.com/team' in user.extra",
	"user.extra['example.com/team'] == ['dev']", "user.extra.example__dot__com__slash__team[0] == 'dev'", "true", "false", "has(user.extra)", "user.groups.size() == 2",
	"user.username.size() < 20", "size(user.extra) < 2", "user.groups == ['dev', 'ops']",
}

func expression(r *rand.Rand, of []string) string {
	if r.Intn(60) == 0 {
		return rows.Pick(r, wrongExpressions)
	}
	return rows.Pick(r, of)
}

func claimsInput(r *rand.Rand) any {
	claims := map[string]any{"iss": issuer, "aud": "kubernetes", "exp": 4102444800, "iat": 1000000000, "sub": "ann", "email": "ann@example.com", "email_verified": true,
		"groups": []any{"dev", "ops"}, "hd": "example.com", "roles": "a,b", "n": 3, "flag": true, "none": nil, "a/b": "slash", "namespace": "ns", "mixed": []any{"a", 1, ""},
		"nested": map[string]any{"a.b": "c", "list": []any{map[string]any{"c-d": "e"}}, "keys": []any{"k"}}}
	for n := r.Intn(4); n > 0; n-- {
		name := rows.Pick(r, []string{"sub", "email", "email_verified", "groups", "hd", "roles", "n", "flag", "none", "nested", "jti", "uid"})
		if r.Intn(2) == 0 {
			delete(claims, name)
		} else {
			claims[name] = rows.Pick(r, values)
		}
	}
	mapping := func() map[string]any {
		if r.Intn(4) == 0 {
			return map[string]any{"claim": rows.Pick(r, []string{"sub", "email", "groups", "hd"}), "prefix": rows.Pick(r, []string{"", "x:"})}
		}
		return map[string]any{"expression": expression(r, claimExpressions)}
	}
	mappings := map[string]any{"username": mapping()}
	if r.Intn(2) == 0 {
		mappings["username"] = map[string]any{"expression": expression(r, claimExpressions[:3])}
	}
	if r.Intn(3) > 0 {
		mappings["groups"] = mapping()
	}
	if r.Intn(3) == 0 {
		mappings["uid"] = map[string]any{"expression": expression(r, claimExpressions)}
	}
	if r.Intn(2) == 0 {
		extra := []any{}
		for n := r.Intn(3); n > 0; n-- {
			extra = append(extra, map[string]any{"key": rows.Pick(r, []string{"example.com/team", "example.com/x", "a.b/c/d"}), "valueExpression": expression(r, claimExpressions)})
		}
		mappings["extra"] = extra
	}
	// Names that are empty or null are another matter: see oidc.test.ts.
	if name, ok := mappings["username"].(map[string]any)["claim"].(string); ok && (claims[name] == nil || claims[name] == "") {
		delete(claims, name)
	}
	rules := []any{}
	for n := r.Intn(3); n > 0; n-- {
		rules = append(rules, map[string]any{"expression": expression(r, ruleExpressions), "message": rows.Pick(r, []string{"", "no"})})
	}
	userRules := []any{}
	for n := r.Intn(3); n > 0; n-- {
		userRules = append(userRules, map[string]any{"expression": expression(r, userExpressions), "message": rows.Pick(r, []string{"", "not you"})})
	}
	return map[string]any{"claims": claims, "authenticator": map[string]any{
		"issuer":        map[string]any{"url": issuer, "audiences": []string{"kubernetes"}},
		"claimMappings": mappings, "claimValidationRules": rules, "userValidationRules": userRules}}
}

func claimsInputs(r *rand.Rand) []any {
	inputs := make([]any, 3000)
	for i := range inputs {
		inputs[i] = claimsInput(r)
	}
	return inputs
}
