// As kube-apiserver is built: a program without a module has older defaults.
//go:debug rsa1024min=1

// Command oidcvectors tells what kube-apiserver's OIDC authenticator makes of tokens.
package main

import "kubetyped-oracle/rows"

func main() {
	rows.Main([]rows.Area{{Name: "oidc", Answer: authenticate, Inputs: tokenInputs}})
}
