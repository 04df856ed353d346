import type { Contrato } from '@paco/domain/contratos/contrato'
import type { ExportFormat, ListQuery } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import { pesoOf } from '@paco/domain/quantitativos/arvore'
import { type ItemQuantitativo, itensQuantitativosList } from '@paco/domain/quantitativos/item'
import { contada, quantitativosPlanilha } from '@paco/domain/quantitativos/planilha'
import { SITUACAO_LABELS } from '@paco/domain/quantitativos/revisao'
import { formatDay } from '@paco/domain/shared/days'
import { numbered } from '@paco/domain/shared/numerado'
import { readContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { renderQuantitativos } from '../pdf/quantitativos.ts'
import { atOnce, type Head, writePlanilha } from '../planilhas/planilha.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { listItens } from './itens-queries.ts'
import { precificar } from './linhas.ts'
import type { RevisaoGuardada } from './queries.ts'

/** A workbook's sheet has a name of at most thirty-one characters. */
const nameOf = ({ revisao }: RevisaoGuardada) => `planilha-orcamentaria-r${revisao}`

const told = (revisao: RevisaoGuardada, item: ItemQuantitativo, contrato: string) => ({
  ...item,
  ...contada(item, revisao),
  peso: pesoOf(item.valor, revisao.total),
  contrato,
})

const headOf = (contrato: Contrato, revisao: RevisaoGuardada): Head => [
  [`Planilha orçamentária do contrato ${contrato.numero_ano}`],
  ['Objeto', contrato.objeto],
  ['Contratada', contrato.empresa],
  ['Revisão', revisao.revisao === 0 ? '0 (contrato assinado)' : String(revisao.revisao)],
  ['Vigente desde', formatDay(revisao.vigente_de)],
  ['Situação', SITUACAO_LABELS[revisao.situacao]],
]

/** The rows as a spreadsheet, groups with what they come to; of all of them, what they add up to stands below. */
export async function exportRevisao(
  db: Db,
  revisao: RevisaoGuardada,
  { formato, ...query }: ListQuery & { formato: ExportFormat },
): Promise<FileResult> {
  const [contrato] = JSON.parse(await readContrato(db, revisao.contrato_id)) as [Contrato]
  const nome = numbered({ id: contrato.id, nome: contrato.numero_ano })
  const { rows } = pageRows(
    itensQuantitativosList,
    (await listItens(db, revisao.id)).map((item) => told(revisao, item, nome)),
    query,
  )
  const total = query.busca ? [] : [{ descricao: 'Total', valor: revisao.total }]
  return writePlanilha(formato, nameOf(revisao), quantitativosPlanilha, atOnce([...rows, ...total]), {
    head: headOf(contrato, revisao),
  })
}

/** The call is open to everyone, so one caller has only so many going at once. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The sheet to sign. */
export const printRevisao = (
  db: Db,
  revisao: RevisaoGuardada,
  caller: Caller,
  issued: Date,
): Promise<FileResult> =>
  turns.run(caller, async () => {
    const [contrato] = JSON.parse(await readContrato(db, revisao.contrato_id)) as [Contrato]
    const itens = precificar(await listItens(db, revisao.id), revisao)
    return {
      name: `${nameOf(revisao)}.pdf`,
      type: 'application/pdf',
      bytes: await renderQuantitativos({ contrato, revisao, itens }, issued),
    }
  })
