package main

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/x509"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"math/big"
	"math/rand"

	"kubetyped/rows"
)

// A key for nothing but these rows: their signatures must be the same each time.
//
//go:embed testdata/rsa.pem
var rsaPEM []byte

var raw = base64.RawURLEncoding

func rsaKey() *rsa.PrivateKey {
	block, _ := pem.Decode(rsaPEM)
	key, err := x509.ParsePKCS1PrivateKey(block.Bytes)
	if err != nil {
		panic(err)
	}
	return key
}

func ecKey(curve elliptic.Curve) *ecdsa.PrivateKey {
	scalar := make([]byte, (curve.Params().BitSize+7)/8)
	for i := range scalar {
		scalar[i] = byte(i)
	}
	scalar[0] = 0
	key, err := ecdsa.ParseRawPrivateKey(curve, scalar)
	if err != nil {
		panic(err)
	}
	return key
}

func number(n *big.Int, size int) string { return raw.EncodeToString(n.FillBytes(make([]byte, size))) }

var ecKeys = map[string]*ecdsa.PrivateKey{"P-256": ecKey(elliptic.P256()), "P-384": ecKey(elliptic.P384()), "P-521": ecKey(elliptic.P521())}
var rsaPrivate = rsaKey()

// keySet has a key of every kind, and one that is no key for signatures.
func keySet() []any {
	keys := []any{map[string]any{"kty": "RSA", "kid": "rsa", "use": "sig", "e": "AQAB", "n": raw.EncodeToString(rsaPrivate.N.Bytes())}}
	for _, name := range []string{"P-256", "P-384", "P-521"} {
		k := ecKeys[name]
		size := (k.Curve.Params().BitSize + 7) / 8
		keys = append(keys, map[string]any{"kty": "EC", "kid": name, "crv": name, "x": number(k.X, size), "y": number(k.Y, size)})
	}
	return keys
}

func digest(alg, text string) (crypto.Hash, []byte) {
	switch alg[2:] {
	case "384":
		sum := sha512.Sum384([]byte(text))
		return crypto.SHA384, sum[:]
	case "512":
		sum := sha512.Sum512([]byte(text))
		return crypto.SHA512, sum[:]
	}
	sum := sha256.Sum256([]byte(text))
	return crypto.SHA256, sum[:]
}

func sign(r *rand.Rand, alg, text string) []byte {
	if len(alg) != 5 {
		return []byte("none")
	}
	hash, sum := digest(alg, text)
	var out []byte
	var err error
	switch alg[:2] {
	case "RS":
		out, err = rsa.SignPKCS1v15(nil, rsaPrivate, hash, sum)
	case "PS":
		out, err = rsa.SignPSS(r, rsaPrivate, hash, sum, &rsa.PSSOptions{SaltLength: rows.Pick(r, []int{rsa.PSSSaltLengthEqualsHash, 0, 20}), Hash: hash})
	case "ES":
		k := ecKeys[map[string]string{"256": "P-256", "384": "P-384", "512": "P-521"}[alg[2:]]]
		var der []byte
		// Without a source of random numbers it is the same each time.
		if der, err = k.Sign(nil, sum, hash); err != nil {
			panic(err)
		}
		out = joined(der, (k.Curve.Params().BitSize+7)/8)
	default:
		return sum
	}
	if err != nil {
		panic(err)
	}
	return out
}

// joined turns DER (two integers) into what tokens have: both of one size.
func joined(der []byte, size int) []byte {
	at := 2
	if der[1] > 0x80 {
		at = 3
	}
	var out []byte
	for range 2 {
		n := int(der[at+1])
		out = append(out, new(big.Int).SetBytes(der[at+2:at+2+n]).FillBytes(make([]byte, size))...)
		at += 2 + n
	}
	return out
}

var values = []any{nil, true, false, "", "ann", "true", 1, 4102444800, 1e9, -1, 1.5, []any{}, []any{"a", "b"}, []any{"a", 1}, []any{"a", nil},
	map[string]any{}, map[string]any{"a": "b"}, "kubernetes", []any{"x", "kubernetes"}, "4102444800", "späť"}
var names = []string{"iss", "aud", "exp", "nbf", "iat", "sub", "email", "email_verified", "groups", "uid", "hd", "jti", "nonce", "at_hash"}
var algorithms = []string{"RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512"}
var kids = map[byte]string{'R': "rsa", 'P': "rsa"}

func kidOf(alg string) string {
	return map[string]string{"ES256": "P-256", "ES384": "P-384", "ES512": "P-521"}[alg]
}

func tokenInput(r *rand.Rand) any {
	claims := map[string]any{"iss": issuer, "aud": "kubernetes", "exp": 4102444800, "iat": 1000000000, "sub": "7", "email": "ann@example.com",
		"email_verified": true, "groups": []any{"dev", "ops"}, "uid": "u", "hd": "example.com", "jti": "j"}
	for n := max(0, r.Intn(5)-2); n > 0; n-- {
		name := rows.Pick(r, names)
		if r.Intn(3) == 0 {
			delete(claims, name)
		} else {
			claims[name] = rows.Pick(r, values)
		}
	}
	if r.Intn(20) == 0 {
		claims["sub"] = rows.Pick(r, []any{nil, ""})
	}
	alg := rows.Pick(r, algorithms)
	if r.Intn(2) == 0 {
		alg = rows.Pick(r, []string{"RS256", "ES256"})
	}
	kid := kidOf(alg)
	if kid == "" {
		kid = kids[alg[0]]
	}
	header := map[string]any{"alg": alg, "kid": kid, "typ": "JWT"}
	switch r.Intn(24) {
	case 0:
		delete(header, "kid")
	case 1:
		header["kid"] = rows.Pick(r, []any{"other", "", 1, "P-256", "rsa"})
	case 2:
		header["alg"] = rows.Pick(r, []any{"none", "HS256", "RS257", "", "ES256", "RS256", "PS256", "ES384", 7})
	case 3:
		header["crit"] = rows.Pick(r, []any{[]any{"exp"}, []any{"other"}})
	}
	text := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			panic(err)
		}
		return raw.EncodeToString(b)
	}
	signed := text(header) + "." + text(claims)
	signature := sign(r, alg, signed)
	switch r.Intn(40) {
	case 0:
		signature[r.Intn(len(signature))] ^= 1 << r.Intn(8)
	case 1:
		signature = signature[:r.Intn(len(signature))]
	case 2:
		signature = append(signature, 0)
	}
	token := signed + "." + raw.EncodeToString(signature)
	if r.Intn(16) == 0 {
		token = rows.Mutated(r, []string{token}, []string{".", "=", "A", "-", "+", "{"})
	}
	input := map[string]any{"token": token, "keys": map[string]any{"keys": keySet()}, "algorithms": algorithms,
		"audiences": []string{"kubernetes"}, "username": map[string]any{"claim": "sub", "prefix": ""}}
	if r.Intn(8) == 0 {
		input["algorithms"] = rows.Pick(r, [][]string{{"RS256"}, {"ES256", "PS256"}, {"RS256", "ES256"}})
	}
	if r.Intn(3) == 0 {
		input["audiences"] = rows.Pick(r, [][]string{{"x"}, {"kubernetes", "x"}, {"x", "kubernetes"}, {"y", "z"}})
	}
	if r.Intn(2) == 0 {
		input["username"] = map[string]any{"claim": rows.Pick(r, []string{"email", "email", "email", "sub", "uid", "missing"}), "prefix": rows.Pick(r, []string{"", "oidc:"})}
	}
	if r.Intn(2) == 0 {
		input["groups"] = map[string]any{"claim": rows.Pick(r, []string{"groups", "hd", "missing"}), "prefix": rows.Pick(r, []string{"", "g:"})}
	}
	if r.Intn(3) == 0 {
		input["uid"] = rows.Pick(r, []string{"uid", "uid", "sub", "groups", "missing"})
	}
	if r.Intn(3) == 0 {
		input["required"] = rows.Pick(r, []map[string]string{{"hd": "example.com"}, {"hd": "example.com"}, {"hd": "example.com"}, {"hd": "other"}, {"missing": "x"}, {"uid": "u", "hd": "example.com"}, {"groups": "dev"}})
	}
	return input
}

func tokenInputs(r *rand.Rand) []any {
	inputs := make([]any, 1500)
	for i := range inputs {
		inputs[i] = tokenInput(r)
	}
	return inputs
}
