/** What reads addresses in browsers and servers alike; the language itself has nothing for it. */
declare const URL: {
  new (
    text: string,
    base: string,
  ): { readonly origin: string; readonly pathname: string; readonly search: string; readonly hash: string }
  canParse(text: string, base: string): boolean
}

/** Any origin: only what stays inside it counts. */
const HERE = 'https://paco.invalid'
const MAX_LENGTH = 2000
/** Coming back to these after a login would lead nowhere. */
const DOORS = ['/login', '/register', '/convite', '/esqueci-senha', '/senha', '/entrar', '/api']

/**
 * The text as a path of this application, or null. Only such a path is ever remembered and returned to: another
 * site's address, however disguised (`//evil`, `/\evil`, `https:evil`, `/x/..//evil`), is refused.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null
  if (!text.startsWith('/') || /^\/[/\\]/.test(text) || hasTrickyCharacter(text)) return null
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : null
  if (url === null || url.origin !== HERE || url.pathname.startsWith('//')) return null
  const path = url.pathname.toLowerCase()
  if (DOORS.some((door) => path === door || path.startsWith(`${door}/`))) return null
  return url.pathname + url.search + url.hash
}

/** Browsers read backslashes as slashes and drop tabs and line breaks: both change where an address leads. */
function hasTrickyCharacter(text: string): boolean {
  return [...text].some((character) => character === '\\' || character < ' ' || character === '\u007f')
}
