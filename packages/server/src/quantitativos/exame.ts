import type { ComparacaoRevisao } from '@paco/domain/quantitativos/contract'
import { type Exame, examinar, figurasDoDesconto } from '@paco/domain/quantitativos/exame'
import type { Db } from '../db/database.ts'
import { type LinhaGuardada, listItens } from './itens-queries.ts'
import { precificar } from './linhas.ts'
import {
  type ContratoDaPlanilha,
  listAnteriores,
  medidasAntes,
  type RevisaoGuardada,
  readContratoDaPlanilha,
} from './queries.ts'

interface Examinada {
  readonly exame: Exame
  readonly anterior: readonly LinhaGuardada[]
  readonly depois: readonly LinhaGuardada[]
}

/** A later revision against the one before it, and against the sheet that was signed. */
export async function examinarRevisao(
  db: Db,
  contrato: ContratoDaPlanilha,
  revisao: RevisaoGuardada,
  id_aditivo: number,
): Promise<Examinada> {
  const before = (await listAnteriores(db, contrato.id)).filter((one) => one.revisao < revisao.revisao)
  const [first, last] = [before.at(0), before.at(-1)]
  const anterior = last ? await listItens(db, last.id) : []
  const primeira = first && first !== last ? await listItens(db, first.id) : anterior
  const depois = precificar(await listItens(db, revisao.id), revisao)
  const medidas = await medidasAntes(db, contrato, id_aditivo)
  const { arredondamento } = revisao
  return {
    exame: examinar({ primeira, anterior, depois, arredondamento, medidas, contrato }),
    anterior,
    depois,
  }
}

/** What was signed has nothing before it. */
const NADA: ComparacaoRevisao = {
  mudancas: [],
  acrescimos: 0,
  supressoes: 0,
  liquido: 0,
  percentual_acrescimos: null,
  percentual_supressoes: null,
  passa_acrescimos: false,
  passa_supressoes: false,
  desconto_antes: null,
  desconto_depois: null,
  excesso_desconto: null,
}

function mudancasOf({ exame, anterior, depois }: Examinada): ComparacaoRevisao['mudancas'] {
  const gone = new Map(anterior.map((linha) => [linha.chave, linha]))
  return exame.comparacao.mudancas.map(({ antes, depois: agora, indice, ...mudanca }) => {
    const linha = indice === null ? gone.get(antes?.chave ?? 0) : depois[indice]
    return {
      ...mudanca,
      descricao: linha?.descricao ?? '',
      unidade: linha?.unidade ?? null,
      quantidade_antes: antes?.quantidade ?? null,
      quantidade_depois: agora?.quantidade ?? null,
      preco_antes: antes?.preco_unitario ?? null,
      preco_depois: agora?.preco_unitario ?? null,
    }
  })
}

export async function compareRevisao(db: Db, revisao: RevisaoGuardada): Promise<ComparacaoRevisao> {
  if (revisao.aditivo_id === null) return NADA
  const contrato = await readContratoDaPlanilha(db, revisao.contrato_id)
  const examinada = await examinarRevisao(db, contrato, revisao, revisao.aditivo_id)
  const { comparacao, limites } = examinada.exame
  return {
    mudancas: mudancasOf(examinada),
    acrescimos: comparacao.acrescimos,
    supressoes: comparacao.supressoes,
    liquido: comparacao.liquido,
    percentual_acrescimos: limites.percentAcrescimos,
    percentual_supressoes: limites.percentSupressoes,
    passa_acrescimos: limites.acrescimos.passaria,
    passa_supressoes: limites.supressoes.passaria,
    ...figurasDoDesconto(examinada.exame),
  }
}
