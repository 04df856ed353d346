import type { Contrato } from '@paco/domain/contratos/contrato'
import type { ExportFormat, ListQuery } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import { pesoOf } from '@paco/domain/quantitativos/arvore'
import { type ItemQuantitativo, itensQuantitativosList } from '@paco/domain/quantitativos/item'
import { SITUACAO_LABELS } from '@paco/domain/quantitativos/revisao'
import { formatDay } from '@paco/domain/shared/days'
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

/** An item's own BDI is told beside its cost, else the sheet's. */
const told = ({ bdi: geral, total }: RevisaoGuardada, item: ItemQuantitativo) => ({
  ...item,
  bdi: item.custo_unitario === null ? null : (item.bdi ?? geral),
  peso: pesoOf(item.valor, total),
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
  const itens = precificar(await listItens(db, revisao.id), revisao)
  const { rows } = pageRows(
    itensQuantitativosList,
    itens.map((item) => told(revisao, item)),
    query,
  )
  const total = query.busca ? [] : [{ descricao: 'Total', valor: revisao.total }]
  return writePlanilha(
    formato,
    nameOf(revisao),
    itensQuantitativosList.columns,
    atOnce([...rows, ...total]),
    { head: headOf(contrato, revisao) },
  )
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
