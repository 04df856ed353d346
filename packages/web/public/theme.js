// What the browser remembers and the first paint shows: light or dark, high contrast, the size of letters, the menu open
// or collapsed. A file of its own because the security policy allows no inline script; not a module because modules run
// after the page was drawn. The keys are those of ui/theme/color-scheme.ts, ui/theme/reading.ts and
// app/layout/use-side-menu.ts.
;(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage refused: follow the system, show the menu.
      return null
    }
  }
  const chosen = (key, query, yes, no) => {
    const saved = kept(key)
    return saved === yes || (saved !== no && matchMedia(query).matches) ? yes : no
  }
  const { documentElement } = document
  const put = (name, value) => value !== null && documentElement.setAttribute(name, value)
  put('data-mantine-color-scheme', chosen('paco-tema', '(prefers-color-scheme: dark)', 'dark', 'light'))
  put('data-contraste', chosen('paco-contraste', '(prefers-contrast: more)', 'alto', 'normal'))
  put('data-letra', kept('paco-letra'))
  put('data-menu', kept('paco-menu'))
  // React makes errors as it is read, to be thrown later; to say where, V8 would read all of it a second time. Given back
  // by ui/stacks.ts.
  Error.stackTraceLimit = 0
})()
