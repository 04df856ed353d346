import type { Boletim, FolhaBoletim, LinhaBoletim } from '@paco/domain/medicoes/boletim'
import { anteriorDe, linhasDeMedicao } from '@paco/domain/medicoes/linha'
import { totaisOf } from '@paco/domain/quantitativos/arvore'
import type { Db } from '../db/database.ts'
import { findRegra, loadContrato } from './contrato-queries.ts'
import { type Folha, type LinhaGuardada, readFolha } from './linhas-queries.ts'

/** The rows of a bulletin as it is read; a draft is one of the sheet in force. */
export async function folhaOf(
  db: Db,
  { id, id_contrato, numero, id_revisao, situacao }: Boletim,
): Promise<Folha> {
  const current = situacao === 'em_elaboracao' ? (await loadContrato(db, id_contrato)).revisao_id : null
  return readFolha(db, { id, contrato_id: id_contrato, numero, revisao_id: current ?? id_revisao })
}

/** What its rows are measured by. */
export async function readFolhaOf(db: Db, boletim: Boletim): Promise<FolhaBoletim> {
  const { arredondamento, linhas } = await folhaOf(db, boletim)
  const regra = boletim.situacao === 'em_elaboracao' ? await findRegra(db, boletim.id_contrato) : boletim
  return {
    arredondamento,
    retencao_percentual: regra?.retencao_percentual ?? 0,
    contratado: totaisOf(linhas, arredondamento).total,
    grupos: linhas.flatMap(({ tipo, chave, codigo, descricao }) =>
      boletim.modo === 'por_item' && tipo === 'grupo' ? [{ chave, codigo, descricao }] : [],
    ),
  }
}

const STAGE_UNIT = '%'

/** The rows that a bulletin measures, as its grid has them. */
export function linhasOf({ linhas, arredondamento }: Folha, modo: Boletim['modo']): LinhaBoletim[] {
  const stored = new Map<number, LinhaGuardada>(linhas.map((linha) => [linha.chave, linha]))
  return linhasDeMedicao(linhas, modo, arredondamento).flatMap((contratada) => {
    const { chave, codigo, quantidade, preco, por } = contratada
    const linha = stored.get(chave)
    if (linha === undefined) return []
    const { descricao, unidade, anterior_valor, aceita, motivo, memoria } = linha
    const before = { quantidade: linha.anterior_quantidade, valor: anterior_valor }
    return [
      {
        chave,
        codigo,
        descricao,
        unidade: por === 1 ? unidade : STAGE_UNIT,
        quantidade,
        preco,
        anterior_quantidade: anteriorDe(contratada, before, arredondamento).quantidade,
        anterior_valor,
        pleiteada: linha.pleiteada ?? 0,
        aceita,
        motivo,
        memoria,
      },
    ]
  })
}

export const readLinhas = async (db: Db, boletim: Boletim): Promise<LinhaBoletim[]> =>
  linhasOf(await folhaOf(db, boletim), boletim.modo)
