// What is done while the program is still on its way. A file of its own because the security policy allows no inline
// script; not a module because modules run after the page was drawn.
;(() => {
  const { documentElement } = document
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage refused: nobody is logged in, the colours are the system's, the menu is shown.
      return null
    }
  }

  // What the first paint shows: light or dark, the menu open or collapsed. The keys are those of
  // ui/theme/color-scheme.ts and app/layout/use-side-menu.ts.
  const saved = stored('paco-tema')
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  const menu = stored('paco-menu')
  if (menu !== null) documentElement.setAttribute('data-menu', menu)

  // The first calls of the screen, named by its page (first-pages.ts); http/early.ts hands out their answers.
  const calls = document.querySelector('meta[name="first-calls"]')?.content
  if (!calls || location.search) return
  const id = /(\d+)\/*$/.exec(location.pathname)?.[1] ?? ''
  const token = stored('Token')
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  window.earlyCalls = new Map(
    calls.split(' ').map((call) => {
      const address = call.replace('@id', id)
      const response = fetch(address, { headers })
      response.catch(() => undefined)
      return [address, { token, response }]
    }),
  )
})()
