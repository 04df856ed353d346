import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pagesOf } from './join-pdfs.mjs'

/**
 * Typst, by what this machine has of it.
 * @typedef {import('./fichas.ts').PdfPart} PdfPart
 * @typedef {object} Compiler
 * @property {boolean} archives Whether its PDFs can be PDF/A-2a.
 * @property {(template: string, data: object, archive: boolean) => PdfPart | null} print Null for what the archive does not take.
 * @property {() => boolean} isFull Whether it remembers more than a process should hold.
 */

const { resolve } = createRequire(import.meta.url)
const fontFiles = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((face) =>
  resolve(`@expo-google-fonts/inter/${face}/Inter_${face}.ttf`),
)

/** @param {readonly { message: string }[]} [diagnostics] */
const refused = (diagnostics) =>
  new Error(diagnostics?.map(({ message }) => message).join('; ') ?? 'o modelo não foi aceito')

/** The one built for this platform. @returns {Promise<Compiler>} */
async function openNative() {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({
    // Nothing can lie below a file: whatever the template asked for, it would read nothing from the disk.
    workspace: fontFiles[0] ?? '',
    fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(file)) }],
  })

  /**
   * For the archive, PDF/A-2a: complete in itself, and tagged for those who listen to it. A character that no font has a picture of is not allowed there: null.
   * @param {import('@myriaddreamin/typst-ts-node-compiler').NodeTypstDocument} document
   */
  function archived(document) {
    try {
      return compiler.pdf(document, { pdfStandard: 'a-2a' })
    } catch {
      return null
    }
  }

  return {
    archives: true,
    print(template, data, archive) {
      const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
      const document = compiled.result
      if (!document) throw refused(compiled.takeError()?.shortDiagnostics)
      const pdf = archive ? archived(document) : compiler.pdf(document)
      const pages = document.numOfPages
      // What Typst remembers of the sheets makes the next ones no faster.
      compiler.evictCache(0)
      return pdf && { pages, pdf: new Uint8Array(pdf) }
    },
    isFull: () => false,
  }
}

const MAIN = '/main.typ'
/** The number by which it is asked to tell what is wrong message by message. */
const STRUCTURED = 3
/** It forgets nothing, one and a half megabytes a sheet, and is the slower the more it remembers: some thirty sheets. */
const FULL_BYTES = 64 * 2 ** 20

/**
 * The same one as WebAssembly, which runs everywhere. It cannot be told a standard: what it writes is what the other
 * writes outside of the archive, tagged all the same.
 * @returns {Promise<Compiler>}
 */
async function openWebAssembly() {
  const { initSync, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler')
  const { memory } = initSync({ module: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  // It has no disk at all to read from.
  builder.set_dummy_access_model()
  for (const file of fontFiles) await builder.add_raw_font(readFileSync(file))
  const compiler = await builder.build()

  return {
    archives: false,
    print(template, data) {
      compiler.add_source(MAIN, template)
      const inputs = [['data', JSON.stringify(data)]]
      const { result: pdf, diagnostics } = compiler.compile(MAIN, inputs, 'pdf', STRUCTURED)
      if (!pdf) throw refused(diagnostics)
      return { pages: pagesOf(pdf), pdf }
    },
    isFull: () => memory.buffer.byteLength > FULL_BYTES,
  }
}

/** The first that opens here; where none does, the last one tells why. @param {readonly (() => Promise<Compiler>)[]} ways */
export async function openCompiler([first, ...others] = [openNative, openWebAssembly]) {
  if (!first) throw new Error('não há compilador de PDF')
  try {
    return await first()
  } catch (error) {
    if (others.length === 0) throw error
    return openCompiler(others)
  }
}
