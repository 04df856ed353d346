import { fileURLToPath } from 'node:url'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { dayOf } from '@paco/domain/shared/days'
import { Child } from '../work/child.ts'
import template from './ficha.typ?raw'
import { documentOf } from './ficha-data.ts'

/** A document, or a part of one: its sheets, how many pages come before them, and how many there are in all. */
type PartData = ReturnType<typeof documentOf> & { readonly antes: number; readonly paginas: number }

/** To lay out parts of a document, for the archive or not; or to make one document of its parts. */
export type PdfRequest =
  | { readonly template: string; readonly parts: readonly PartData[]; readonly archive: boolean }
  | { readonly pdfs: readonly Uint8Array[] }

export type PdfPart = { readonly pages: number; readonly pdf: Uint8Array }

/** A few sheets wait for no pile of them: each has a process of its own. */
export type Lane = 'few' | 'many'

const child = (idleMilliseconds: number) =>
  new Child({
    file: fileURLToPath(new URL('./pdf-worker.mjs', import.meta.url)),
    failure: 'Não foi possível gerar o PDF',
    idleMilliseconds,
    deadlineMilliseconds: 60_000,
  })

/**
 * The compiler and its fonts hold tens of megabytes that nobody needs between two bursts of printing. Of every sheet it
 * keeps some, which only its end gives back: a pile is laid out by one process after the other.
 */
const lanes: Record<Lane, Child> = { few: child(60_000), many: child(0) }

/** So many sheets are laid out at once, each two megabytes until its part is done, and so many parts by one process. */
const SHEETS = 10
const PARTS = 5

/** The parts as if they had these many pages; null where the archive does not take one of them. */
async function renderParts(
  lane: Child,
  document: ReturnType<typeof documentOf>,
  counts: readonly number[],
  archive: boolean,
): Promise<PdfPart[] | null> {
  const paginas = counts.reduce((sum, count) => sum + count, 0)
  const parts = counts.map((_, index) => ({
    ...document,
    fichas: document.fichas.slice(index * SHEETS, (index + 1) * SHEETS),
    antes: counts.slice(0, index).reduce((sum, count) => sum + count, 0),
    paginas,
  }))
  const rendered: PdfPart[] = []
  for (let at = 0; at < parts.length; at += PARTS) {
    const request: PdfRequest = { template, parts: parts.slice(at, at + PARTS), archive }
    const made = await lane.ask<PdfPart[] | null>(request)
    if (!made) return null
    rendered.push(...made)
  }
  return rendered
}

/** One sheet for each project, in the order given, in one PDF; `issued` is the moment printed on every page. */
export async function renderFichas(
  projetos: readonly Projeto[],
  issued: Date,
  lane: Lane = 'few',
): Promise<Uint8Array> {
  const document = documentOf(projetos, issued, dayOf(issued))
  const render = async (counts: readonly number[]) =>
    (await renderParts(lanes[lane], document, counts, true)) ??
    (await renderParts(lanes[lane], document, counts, false)) ??
    []
  const parts = Math.max(1, Math.ceil(projetos.length / SHEETS))
  // Most sheets are a page each; only where one is longer are all numbered anew.
  const expected = Array.from({ length: parts }, (_, index) =>
    Math.min(SHEETS, projetos.length - index * SHEETS),
  )
  let made = await render(expected)
  if (made.some(({ pages }, index) => pages !== expected[index])) {
    made = await render(made.map(({ pages }) => pages))
  }
  const [first, ...others] = made.map(({ pdf }) => pdf)
  if (first && others.length === 0) return first
  return lanes[lane].ask<Uint8Array>({ pdfs: made.map(({ pdf }) => pdf) } satisfies PdfRequest)
}

/** Ends the processes; whoever still waits for a PDF is refused. */
export async function closePdf(): Promise<void> {
  await Promise.all(Object.values(lanes).map((lane) => lane.close()))
}
