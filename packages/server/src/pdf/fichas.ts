import { setImmediate as breathe } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dayOf } from '@paco/domain/shared/days'
import { Child } from '../work/child.ts'
import { abandoned } from '../work/turns.ts'
import base from './base.typ?raw'
import ficha from './ficha.typ?raw'
import { documentOf, fichasOf, type Impresso } from './ficha-data.ts'
import { type Timbre, timbre } from './timbre.ts'

/** A part of a document: its sheets, how many pages come before them, and how many there are in all. */
type PartData = ReturnType<typeof documentOf> &
  Timbre & {
    readonly fichas: ReturnType<typeof fichasOf>
    readonly antes: number
    readonly paginas: number
  }

/** To lay out parts of a document, for the archive or not; or to make one document of its parts. */
export type PdfRequest =
  | { readonly template: string; readonly parts: readonly object[]; readonly archive: boolean }
  | { readonly pdfs: readonly Uint8Array[] }

export type PdfPart = { readonly pages: number; readonly pdf: Uint8Array }

/** A few sheets wait for no pile of them: each has a process of its own. */
export type Lane = 'few' | 'many'

/** More rows than these take longer than anyone with a few sheets should wait. */
const FEW = 200
export const laneOf = (rows: number): Lane => (rows > FEW ? 'many' : 'few')

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

interface Pile {
  readonly projetos: readonly Impresso[]
  readonly issued: Date
  readonly lane: Child
  readonly isGone: () => boolean
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** The data of parts, with a breath after each: writing out a pile in one go would keep everyone waiting. */
async function partsOf(
  { projetos, issued }: Pile,
  counts: readonly number[],
  from: number,
): Promise<PartData[]> {
  const today = dayOf(issued)
  const document = { ...timbre(), ...documentOf(projetos, issued, today) }
  const parts: PartData[] = []
  for (let part = from; part < Math.min(from + PARTS, counts.length); part++) {
    const fichas = fichasOf(projetos.slice(part * SHEETS, (part + 1) * SHEETS), today)
    parts.push({ ...document, fichas, antes: sum(counts.slice(0, part)), paginas: sum(counts) })
    await breathe()
  }
  return parts
}

/** The parts as if they had these many pages; null where the archive does not take one of them. */
async function renderParts(
  pile: Pile,
  counts: readonly number[],
  archive: boolean,
): Promise<PdfPart[] | null> {
  const rendered: PdfPart[] = []
  for (let from = 0; from < counts.length; from += PARTS) {
    if (pile.isGone()) throw abandoned()
    const parts = await partsOf(pile, counts, from)
    const made = await pile.lane.ask<PdfPart[] | null>({
      template: base + ficha,
      parts,
      archive,
    } satisfies PdfRequest)
    if (!made) return null
    rendered.push(...made)
  }
  return rendered
}

/**
 * One sheet for each project, in the order given, in one PDF; `issued` is the moment printed on every page. A pile that
 * nobody waits for any more is not laid out to its end.
 */
export async function renderFichas(
  projetos: readonly Impresso[],
  issued: Date,
  lane: Lane = 'few',
  isGone: () => boolean = () => false,
): Promise<Uint8Array> {
  const pile = { projetos, issued, lane: lanes[lane], isGone }
  const render = async (counts: readonly number[]) =>
    (await renderParts(pile, counts, true)) ?? (await renderParts(pile, counts, false)) ?? []
  const parts = Math.max(1, Math.ceil(projetos.length / SHEETS))
  // Most sheets are a page each; only where one is longer are all numbered anew.
  const expected = Array.from({ length: parts }, (_, part) =>
    Math.min(SHEETS, projetos.length - part * SHEETS),
  )
  let made = await render(expected)
  if (made.some(({ pages }, part) => pages !== expected[part])) {
    made = await render(made.map(({ pages }) => pages))
  }
  const [first, ...others] = made.map(({ pdf }) => pdf)
  if (first && others.length === 0) return first
  return pile.lane.ask<Uint8Array>({ pdfs: made.map(({ pdf }) => pdf) } satisfies PdfRequest)
}

/** A document that is made in one go, from its own template; a long one stands in nobody's way among the many. */
export async function renderDocument(
  template: string,
  data: object,
  lane: Lane = 'few',
): Promise<Uint8Array> {
  const render = (archive: boolean) =>
    lanes[lane].ask<PdfPart[] | null>({
      template: base + template,
      parts: [{ ...timbre(), ...data }],
      archive,
    } satisfies PdfRequest)
  const [made] = (await render(true)) ?? (await render(false)) ?? []
  return made?.pdf ?? new Uint8Array()
}

/** Ends the processes; whoever still waits for a PDF is refused. */
export async function closePdf(): Promise<void> {
  await Promise.all(Object.values(lanes).map((lane) => lane.close()))
}
