import type { Plugin } from 'vite'

/** Nearly all of these runs before a screen is drawn. */
const EAGER = new Set(['base', 'start', 'routes', 'contracts', 'data', 'work'])

/** V8's explicit compile hint, which others read as a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile these files whole as they arrive, beside the page's own thread. Left to itself it does so for
 * each function when that is first called, on the very thread that a tap waits for.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After what the bundler itself puts before a file: the hint counts at its very beginning only.
      order: 'post',
      handler(_options, bundle) {
        const found = Object.values(bundle).filter((file) => file.type === 'chunk' && EAGER.has(file.name))
        if (found.length !== EAGER.size) throw new Error('compile-hints.ts names a chunk that is not there')
        for (const file of found) if (file.type === 'chunk') file.code = HINT + file.code
      },
    },
  }
}
