import {
  adiadosText,
  diaAdiado,
  isSemExecucao,
  type planoAdiar,
  refusalOfAdiar,
} from '@paco/domain/pca/adiar'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Pca } from '@paco/domain/pca/pca'
import { dayOf } from '@paco/domain/shared/days'
import { conflict, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import { refuseStale } from '../db/records.ts'
import { findPlano, holdPlano, planoDaUnidade, type Qual } from './planos-queries.ts'
import { type HeldPca, holdPcas, insertPca, pcaSource } from './queries.ts'

/** What of a plan has no project and was not carried over, in the order of its numbers. */
export async function listSemExecucao(db: Db, who: SessionUser, qual: Qual): Promise<Pca[]> {
  const { ano, codigo_unidade } = await findPlano(db, qual)
  const filter = {
    ano,
    unidade: codigo_unidade,
    situacao: 'aprovado',
    sem_projeto: true,
    ordem: 'numero_item',
  }
  const { rows } = await listRows(db, pcaSource(who), filter)
  return (JSON.parse(rows) as Pca[]).filter(isSemExecucao)
}

/** What an item says that its successor says too. */
const copied = (item: HeldPca) => ({
  requisitante: item.requisitante,
  objeto: item.objeto,
  justificativa: item.justificativa,
  expectativa_consumo_anual: item.expectativa_consumo_anual,
  valor_preliminar: item.valor_preliminar,
  prioridade: item.prioridade,
  indicacao_vinculacao_dependencia: item.indicacao_vinculacao_dependencia,
  id_secretaria: item.id_secretaria,
  categoria: item.categoria,
  classificacao: item.classificacao,
  classificacao_codigo: item.classificacao_codigo,
  classificacao_nome: item.classificacao_nome,
  unidade_fornecimento: item.unidade_fornecimento,
  valor_exercicio: item.valor_exercicio,
  renovacao: item.renovacao,
  grupo_codigo: item.grupo_codigo,
  grupo_nome: item.grupo_nome,
})

/** Writes items of a plan anew in the next one, where they wait for somebody's approval; the old ones stay as they are. */
export async function adiarItens(
  trx: Trx,
  user: SessionUser,
  qual: Qual,
  { itens, versao }: z.output<typeof planoAdiar>,
  now: Date,
) {
  const plano = await holdPlano(trx, qual)
  const { ano, codigo_unidade } = plano
  refuseStale(plano, versao)
  const refused = refusalOfAdiar(plano, dayOf(now))
  if (refused) throw conflict(refused)
  const ids = [...new Set(itens)]
  const held = await holdPcas(trx, ids)
  if (held.length !== ids.length || held.some(({ plano_id }) => plano_id !== plano.id))
    throw invalid({ itens: MESSAGES.notFound })
  if (!held.every(isSemExecucao)) throw conflict(MESSAGES.carryStale)
  for (const item of held.sort((one, other) => one.numero_item - other.numero_item)) {
    const data_pretendida = diaAdiado(item.data_pretendida, ano)
    await insertPca(trx, {
      ...copied(item),
      data_pretendida,
      plano_id: await planoDaUnidade(trx, Number(data_pretendida.slice(0, 4)), codigo_unidade),
      situacao: 'enviado',
      criado_por: user.id,
      autores: [...new Set([...item.autores, user.id])],
      adiado_de: item.id,
    })
  }
  return { id: plano.id, message: adiadosText(held.length, ano + 1) }
}
