import { MESSAGES } from '@paco/domain/pca/messages'
import { isAprovado } from '@paco/domain/pca/plano'
import { isRevisao } from '@paco/domain/pca/revisao'
import { PASSOS_ITEM, type PassoItem, refusalOfItem } from '@paco/domain/pca/situacao'
import { conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import { sumMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { type HeldPca, holdPca, holdPcas, updatePca } from './queries.ts'
import { insertRevisao } from './revisoes-queries.ts'

interface Edit {
  readonly motivo?: string | null | undefined
  readonly versao?: number | undefined
}

function assertStep(user: SessionUser, nome: PassoItem, item: HeldPca): void {
  const refused = refusalOfItem(user, nome, item)
  if (refused) throw refused.por === 'situacao' ? conflict(refused.texto) : forbidden(refused.texto)
  if (item.plano_situacao === 'encerrado') throw conflict(MESSAGES.closed)
}

async function holdFor(trx: Trx, user: SessionUser, nome: PassoItem, id: number, versao?: number) {
  const item = await holdPca(trx, id)
  assertStep(user, nome, item)
  refuseStale(item, versao)
  return item
}

/** Why something changes in an approved plan. */
function reasonOf(motivo: string | null | undefined): string {
  if (!motivo) throw invalid({ motivo: MESSAGES.justify })
  return motivo
}

/** What of an item a revision tells where all of it comes or goes. */
const whole = (item: HeldPca) => ({
  objeto: item.objeto,
  expectativa_consumo_anual: item.expectativa_consumo_anual,
  valor_preliminar: item.valor_preliminar,
  data_pretendida: item.data_pretendida,
})

export async function sendDemanda(trx: Trx, user: SessionUser, id: number, { versao }: Edit) {
  await holdFor(trx, user, 'enviar', id, versao)
  await updatePca(trx, id, { situacao: PASSOS_ITEM.enviar.para, motivo: null })
}

export async function returnItem(trx: Trx, user: SessionUser, id: number, { motivo, versao }: Edit) {
  await holdFor(trx, user, 'devolver', id, versao)
  await updatePca(trx, id, { situacao: PASSOS_ITEM.devolver.para, motivo: motivo ?? null })
}

export async function approveItem(trx: Trx, user: SessionUser, id: number, { motivo, versao }: Edit) {
  const item = await holdFor(trx, user, 'aprovar', id, versao)
  if (isAprovado(item.plano_situacao)) {
    await insertRevisao(trx, {
      pca_id: id,
      tipo: 'inclusao',
      antes: {},
      depois: whole(item),
      justificativa: reasonOf(motivo),
      feita_por: user.id,
    })
  }
  await updatePca(trx, id, { situacao: PASSOS_ITEM.aprovar.para, motivo: null })
}

const noteGone = (trx: Trx, user: SessionUser, item: HeldPca, justificativa: string) =>
  insertRevisao(trx, {
    pca_id: item.id,
    tipo: 'exclusao',
    antes: whole(item),
    depois: {},
    justificativa,
    feita_por: user.id,
  })

/** The row stays under its number, so that a correction never hits another item. */
export async function cancelItem(trx: Trx, user: SessionUser, id: number, { motivo, versao }: Edit) {
  const item = await holdFor(trx, user, 'cancelar', id, versao)
  if (item.vinculados > 0) throw conflict(MESSAGES.linked)
  await noteGone(trx, user, item, reasonOf(motivo))
  await updatePca(trx, id, { situacao: PASSOS_ITEM.cancelar.para })
}

interface Merge extends Edit {
  readonly itens: readonly { readonly id: number; readonly versao?: number }[]
}

/** Adds others to an item. Those that wait are merged with others that wait: approval is not gone around. */
export async function mergeItens(trx: Trx, user: SessionUser, id: number, { itens, motivo, versao }: Merge) {
  const others = new Map(itens.flatMap((one) => (one.id === id ? [] : [[one.id, one.versao]])))
  const held = await holdPcas(trx, [id, ...others.keys()])
  const kept = held.find((item) => item.id === id)
  if (!kept || held.length !== others.size + 1 || others.size === 0)
    throw invalid({ itens: MESSAGES.notFound })
  for (const item of held) assertStep(user, 'consolidar', item)
  for (const item of held) refuseStale(item, item.id === id ? versao : others.get(item.id))
  if (held.some((item) => item.plano_id !== kept.plano_id || item.situacao !== kept.situacao))
    throw conflict(MESSAGES.mergeAlike)
  const gone = held.filter((item) => item.id !== id)
  if (gone.some(({ vinculados }) => vinculados > 0)) throw conflict(MESSAGES.linked)
  const before = whole(kept)
  const sums = {
    expectativa_consumo_anual: sumMoney(held.map((item) => item.expectativa_consumo_anual)),
    valor_preliminar: sumMoney(held.map((item) => item.valor_preliminar)),
  }
  if (isRevisao(kept)) {
    const justificativa = reasonOf(motivo)
    await insertRevisao(trx, {
      pca_id: id,
      tipo: 'alteracao',
      antes: before,
      depois: { ...before, ...sums },
      justificativa,
      feita_por: user.id,
    })
    for (const item of gone) await noteGone(trx, user, item, justificativa)
  }
  const autores = [...new Set(held.flatMap((item) => item.autores))]
  await updatePca(trx, id, { ...sums, autores })
  for (const item of gone)
    await updatePca(trx, item.id, { situacao: PASSOS_ITEM.consolidar.para, consolidado_em: id })
}
