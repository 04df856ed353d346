import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answer } from '../work/answer.mjs'
import { joinPdfs } from './join-pdfs.mjs'

/**
 * The process in which Typst runs: it blocks while it works, and must not block the requests.
 * @typedef {import('./fichas.ts').PdfRequest} PdfRequest
 * @typedef {import('./fichas.ts').PdfPart} PdfPart
 * @typedef {import('@myriaddreamin/typst-ts-node-compiler').NodeTypstDocument} NodeTypstDocument
 */

const { resolve } = createRequire(import.meta.url)
const fontFiles = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((face) =>
  resolve(`@expo-google-fonts/inter/${face}/Inter_${face}.ttf`),
)

const compiler = NodeCompiler.create({
  // Nothing can lie below a file: whatever the template asked for, it would read nothing from the disk.
  workspace: fontFiles[0] ?? '',
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(file)) }],
})

/** @param {string} template @param {object} data @returns {NodeTypstDocument} */
function compile(template, data) {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
  if (compiled.result) return compiled.result
  const messages = compiled.takeError()?.shortDiagnostics.map(({ message }) => message)
  throw new Error(messages?.join('; ') ?? 'o modelo não foi aceito')
}

/**
 * For the archive, PDF/A-2a: complete in itself, and tagged for those who listen to it. A character that no font has a picture of is not allowed there: null.
 * @param {NodeTypstDocument} document
 */
function archived(document) {
  try {
    return compiler.pdf(document, { pdfStandard: 'a-2a' })
  } catch {
    return null
  }
}

/** @param {Extract<PdfRequest, { parts: unknown }>} request @returns {PdfPart[] | null} */
function render({ template, parts, archive }) {
  /** @type {PdfPart[]} */
  const rendered = []
  for (const part of parts) {
    const document = compile(template, part)
    const pdf = archive ? archived(document) : compiler.pdf(document)
    if (!pdf) return null
    rendered.push({ pages: document.numOfPages, pdf: new Uint8Array(pdf) })
    // What Typst remembers of the sheets makes the next ones no faster.
    compiler.evictCache(0)
  }
  return rendered
}

/** @param {PdfRequest} request */
const handle = (request) => ('pdfs' in request ? joinPdfs(request.pdfs) : render(request))
answer(handle)
