import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { readContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { type LinhaImpressa, renderBoletim } from '../pdf/boletim.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { folhaOf } from './linhas.ts'
import type { Folha } from './linhas-queries.ts'
import { medir } from './medir.ts'

/** The call is open to everyone, so one caller has only so many going at once. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The sheet from top to bottom: what was measured, under its headings. */
function impressas(folha: Folha, boletim: Boletim, data_base: string | null): LinhaImpressa[] {
  const { contratadas, linhas, guardadas } = medir(folha, boletim, data_base)
  const places = new Map(contratadas.map(({ chave }, index) => [chave, index]))
  const shown = boletim.modo === 'por_item' ? folha.linhas : guardadas
  return shown.map(({ chave, codigo, descricao, unidade, anterior_quantidade, pleiteada, motivo }) => {
    const place = places.get(chave)
    const contratada = place === undefined ? undefined : contratadas[place]
    return {
      codigo,
      descricao,
      unidade: contratada?.por === 100 ? '%' : unidade,
      quantidade: contratada?.quantidade ?? 0,
      preco: contratada?.preco ?? 0,
      anterior: anterior_quantidade,
      pleiteada: pleiteada ?? 0,
      motivo,
      medida: place === undefined ? null : (linhas[place] ?? null),
    }
  })
}

export const printBoletim = (db: Db, boletim: Boletim, caller: Caller, issued: Date): Promise<FileResult> =>
  turns.run(caller, async () => {
    const [contrato] = JSON.parse(await readContrato(db, boletim.id_contrato)) as [Contrato]
    const linhas = impressas(await folhaOf(db, boletim), boletim, contrato.data_base)
    return {
      name: `boletim-${boletim.numero}-contrato-${contrato.numero_ano.replace(/[^\w-]/g, '-')}.pdf`,
      type: 'application/pdf',
      bytes: await renderBoletim({ boletim, contrato, linhas }, issued),
    }
  })
