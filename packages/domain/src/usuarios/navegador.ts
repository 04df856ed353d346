/** The order matters: most browsers claim to be the ones before them too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** What a browser says it is, in words its owner recognises; null when it says nothing that is known. */
export function describeNavegador(agent: string | null): string | null {
  const said = (agent ?? '').slice(0, 300)
  const parts = [nameIn(BROWSERS, said), nameIn(SYSTEMS, said)].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join(', ')
}
