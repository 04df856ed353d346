import type { Contrato } from '@paco/domain/contratos/contrato'
import type { ExportFormat } from '@paco/domain/http/list'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import type { Day } from '@paco/domain/shared/days'
import { readContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import type { FileResult } from '../http/handler.ts'
import { type BoletimImpresso, type LinhaImpressa, renderBoletim } from '../pdf/boletim.ts'
import { renderCurva } from '../pdf/curva.ts'
import { type Caller, Turns } from '../work/turns.ts'
import { readCurva } from './curva.ts'
import { folhaOf } from './linhas.ts'
import type { Folha } from './linhas-queries.ts'
import { medir } from './medir.ts'
import { planilhaDaCurva, planilhaDoBoletim } from './planilha.ts'

/** The call is open to everyone, so one caller has only so many going at once. */
const turns = new Turns({ atOnce: 1, each: 4, waiting: 100 })

/** The sheet from top to bottom: what was measured, under its headings. */
function impressas(folha: Folha, boletim: Boletim, data_base: string | null): LinhaImpressa[] {
  const { contratadas, linhas, guardadas } = medir(folha, boletim, data_base)
  const places = new Map(contratadas.map(({ chave }, index) => [chave, index]))
  const shown = boletim.modo === 'por_item' ? folha.linhas : guardadas
  return shown.map((linha) => {
    const place = places.get(linha.chave)
    const contratada = place === undefined ? undefined : contratadas[place]
    return {
      codigo: linha.codigo,
      descricao: linha.descricao,
      unidade: contratada?.por === 100 ? '%' : linha.unidade,
      quantidade: contratada?.quantidade ?? 0,
      preco: contratada?.preco ?? 0,
      anterior: linha.anterior_quantidade,
      pleiteada: linha.pleiteada ?? 0,
      motivo: linha.motivo,
      memoria: linha.memoria,
      medida: place === undefined ? null : (linhas[place] ?? null),
    }
  })
}

const contratoOf = async (db: Db, id: number): Promise<Contrato> =>
  (JSON.parse(await readContrato(db, id)) as [Contrato])[0]

const plain = (text: string) => text.replace(/[^\w-]/g, '-')
const nameOf = ({ numero }: Boletim, contrato: Contrato) =>
  `boletim-${numero}-contrato-${plain(contrato.numero_ano)}`

async function impressoOf(db: Db, boletim: Boletim): Promise<BoletimImpresso & { contrato: Contrato }> {
  const contrato = await contratoOf(db, boletim.id_contrato)
  return { boletim, contrato, linhas: impressas(await folhaOf(db, boletim), boletim, contrato.data_base) }
}

export const printBoletim = (db: Db, boletim: Boletim, caller: Caller, issued: Date): Promise<FileResult> =>
  turns.run(caller, async () => {
    const impresso = await impressoOf(db, boletim)
    return {
      name: `${nameOf(boletim, impresso.contrato)}.pdf`,
      type: 'application/pdf',
      bytes: await renderBoletim(impresso, issued),
    }
  })

export async function exportBoletim(db: Db, boletim: Boletim, formato: ExportFormat): Promise<FileResult> {
  const impresso = await impressoOf(db, boletim)
  return planilhaDoBoletim(impresso, nameOf(boletim, impresso.contrato), formato)
}

const curvaName = (contrato: Contrato) => `curva-contrato-${plain(contrato.numero_ano)}`

export const printCurva = (
  db: Db,
  id: number,
  caller: Caller,
  { now, today }: { readonly now: Date; readonly today: Day },
): Promise<FileResult> =>
  turns.run(caller, async () => {
    const contrato = await contratoOf(db, id)
    return {
      name: `${curvaName(contrato)}.pdf`,
      type: 'application/pdf',
      bytes: await renderCurva({ contrato, curva: await readCurva(db, id, today) }, now),
    }
  })

export async function exportCurva(
  db: Db,
  id: number,
  formato: ExportFormat,
  today: Day,
): Promise<FileResult> {
  const contrato = await contratoOf(db, id)
  return planilhaDaCurva(await readCurva(db, id, today), contrato, curvaName(contrato), formato)
}
