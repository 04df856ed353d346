/** The server writes a fresh one into the page; styles made while running carry it, as the policy demands. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

declare global {
  // Read by get-nonce, which react-remove-scroll (inside Mantine's modals) asks for the nonce of its style.
  var __webpack_nonce__: string | undefined
}

/** Hands the nonce to the parts that take it from a global. Before the first render. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce()
}
