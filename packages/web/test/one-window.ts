import { Window } from 'happy-dom'
import { populateGlobal } from 'vitest/environments'

/**
 * One simulated browser for all files of a worker, and React loaded into it once: a browser for each file, with all
 * programs loaded anew, took two thirds of the time. What a test leaves behind is taken away by `each-file.ts`.
 */
if (!('document' in globalThis)) {
  populateGlobal(globalThis, new Window({ url: 'http://localhost:3000' }), { bindFunctions: true })
  knowFonts()
  seeEverything()
}

/** The simulated browser knows no fonts; inputs that grow with their text wait for theirs. */
function knowFonts(): void {
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })
}

/** It lays nothing out either, so that nothing ever came into sight: here everything is. */
function seeEverything(): void {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options)
      this.#tell = tell
    }
    override observe(target: Element) {
      this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
    }
  }
}
