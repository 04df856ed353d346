import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answer } from '../work/answer.mjs'

/**
 * The process in which Typst runs: it blocks while it works, and must not block the requests.
 * @typedef {import('./fichas.ts').PdfRequest} PdfRequest
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

/**
 * For the archive, PDF/A-2b: complete in itself. A character that no font has a picture of is not allowed there; such
 * a document comes out all the same, without the archive's promise.
 * @param {NodeTypstDocument} document
 */
function exportPdf(document) {
  try {
    return compiler.pdf(document, { pdfStandard: 'a-2b' })
  } catch {
    return compiler.pdf(document)
  }
}

/** @param {PdfRequest} request @returns {Uint8Array} */
function render({ template, data }) {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data } })
  const document = compiled.result
  if (!document) {
    const messages = compiled.takeError()?.shortDiagnostics.map(({ message }) => message)
    throw new Error(messages?.join('; ') ?? 'o modelo não foi aceito')
  }
  const bytes = new Uint8Array(exportPdf(document))
  // What Typst remembers of 200 sheets is hundreds of megabytes, and makes the next sheet no faster.
  compiler.evictCache(0)
  return bytes
}

answer(render)
