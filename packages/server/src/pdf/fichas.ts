import { fileURLToPath } from 'node:url'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { dayOf } from '@paco/domain/shared/days'
import { Child } from '../work/child.ts'
import template from './ficha.typ?raw'
import { documentOf } from './ficha-data.ts'

export type PdfRequest = { readonly template: string; readonly data: string }

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
 * The compiler and its fonts hold tens of megabytes that nobody needs between two bursts of printing; after a pile of
 * sheets it holds hundreds, which only its end gives back.
 */
const lanes: Record<Lane, Child> = { few: child(60_000), many: child(5_000) }

/** One sheet for each project, in the order given, in one PDF; `issued` is the moment printed on every page. */
export const renderFichas = (
  projetos: readonly Projeto[],
  issued: Date,
  lane: Lane = 'few',
): Promise<Uint8Array> => {
  const data = JSON.stringify(documentOf(projetos, issued, dayOf(issued)))
  return lanes[lane].ask<Uint8Array>({ template, data } satisfies PdfRequest)
}

/** Ends the processes; whoever still waits for a PDF is refused. */
export async function closePdf(): Promise<void> {
  await Promise.all(Object.values(lanes).map((lane) => lane.close()))
}
