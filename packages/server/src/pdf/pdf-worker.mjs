import { setFlagsFromString } from 'node:v8'
import { answer } from '../work/answer.mjs'
import { openCompiler } from './compiler.mjs'
import { joinPdfs } from './join-pdfs.mjs'

/**
 * The process in which Typst runs: it blocks while it works, and must not block the requests.
 * @typedef {import('./fichas.ts').PdfRequest} PdfRequest
 * @typedef {import('./fichas.ts').PdfPart} PdfPart
 */

// As WebAssembly: to optimise what lays out a few sheets takes five times as long as to lay them out, and as much memory again.
setFlagsFromString('--liftoff-only')
const compiler = await openCompiler()

/** @param {Extract<PdfRequest, { parts: unknown }>} request @returns {PdfPart[] | null} */
function render({ template, parts, archive }) {
  /** @type {PdfPart[]} */
  const rendered = []
  for (const data of parts) {
    const part = compiler.print(template, data, archive)
    if (!part) return null
    rendered.push(part)
  }
  return rendered
}

/** @param {PdfRequest} request */
const handle = (request) => ('pdfs' in request ? joinPdfs(request.pdfs) : render(request))
answer(handle, compiler.isFull)
