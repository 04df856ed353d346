import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { type Lane, renderFichas } from '../pdf/fichas.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { readProjetos } from './queries.ts'

/** Made in a blink; whoever asks for more waits among those who do. */
const FEW = 10

/** The call is open to everyone, so one caller has only so many going at once. */
const turns: Record<Lane, Turns> = {
  few: new Turns({ atOnce: 1, each: 4, waiting: 100 }),
  many: new Turns({ atOnce: 1, each: 2, waiting: 20 }),
}

/** What later words tell on the sheets of these projects, by their numbers. */
export type Contratados = (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>

interface Order {
  readonly ids: readonly number[]
  readonly caller: Caller
  readonly issued: Date
  readonly contratados: Contratados
}

/** A sheet for each project, under the name the specification gives the file. */
export function gerarPdf(db: Db, { ids: asked, caller, issued, contratados }: Order): Promise<FileResult> {
  const ids = [...new Set(asked)]
  const lane: Lane = ids.length <= FEW ? 'few' : 'many'
  return turns[lane].run(caller, async () => {
    const projetos = JSON.parse(await readProjetos(db, ids)) as Projeto[]
    const contratos = await contratados(ids)
    const printed = projetos.map((projeto) => ({ ...projeto, contratos: contratos.get(projeto.id) ?? [] }))
    const bytes = await renderFichas(printed, issued, lane, caller.isGone)
    return {
      name: asked.length === 1 ? 'relatorio_projetos.pdf' : 'projetos.pdf',
      type: 'application/pdf',
      bytes,
    }
  })
}
