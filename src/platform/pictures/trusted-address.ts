interface ScriptPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** A page can create a policy only once. */
const made = new Map<string, string>();

/** Pages with Trusted Types start a worker only from an address that a policy named in their header has created. */
export function trustedAddress(policyName: 'picture-worker' | 'pdf-worker', address: string): string {
  const before = made.get(policyName);
  if (before !== undefined) return before;
  const policies = (globalThis as { readonly trustedTypes?: ScriptPolicies }).trustedTypes;
  const policy = policies?.createPolicy(policyName, { createScriptURL: () => address });
  const trusted = policy ? policy.createScriptURL('') : address;
  made.set(policyName, trusted);
  return trusted;
}
