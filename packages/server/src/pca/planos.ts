import { type Dito, refusalOfMarca, refusalOfUnidade } from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import {
  PASSOS_PLANO,
  type PassoPlano,
  type planoEnviado,
  type planoUpdate,
  refusalOfPlano,
} from '@paco/domain/pca/plano'
import { pncpEnvio } from '@paco/domain/pca/pncp'
import type { ItemEnviado } from '@paco/domain/pca/revisao'
import { dayOf } from '@paco/domain/shared/days'
import { conflict, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { z } from 'zod/mini'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { acertar } from '../pncp/enviar.ts'
import { holdPlano, listItensDoPlano, markSent, type Qual, updatePlano } from './planos-queries.ts'

export async function editPlano(trx: Trx, qual: Qual, { versao, ...said }: z.output<typeof planoUpdate>) {
  const plano = await holdPlano(trx, qual)
  refuseStale(plano, versao)
  const stays = refusalOfUnidade(plano, said.codigo_unidade)
  if (stays) throw conflict(stays, { codigo_unidade: stays })
  await updatePlano(trx, plano.id, said)
  return plano.id
}

interface Lido {
  readonly versao?: number | undefined
}

interface Step extends Lido {
  readonly passo: PassoPlano
}

export async function movePlano(trx: Trx, user: SessionUser, qual: Qual, { passo, versao }: Step, now: Date) {
  const plano = await holdPlano(trx, qual)
  const refused = refusalOfPlano(passo, plano)
  if (refused) throw conflict(refused)
  refuseStale(plano, versao)
  await updatePlano(trx, plano.id, {
    situacao: PASSOS_PLANO[passo].para,
    ...(passo === 'aprovar' && { aprovado_em: now, aprovado_por: user.id }),
    ...(passo === 'publicar' && plano.publicado_em === null && { publicado_em: now }),
  })
  return plano.id
}

/** By which the portal's calls of a plan are known. */
export const envioDoPlano = ({ id }: { id: number }) => ({ o_que: 'pca', chave: String(id) })

/** What a person who sent all of it by hand has told of an item; nothing of one that lacks something. */
const ditoOf = (item: ItemEnviado): Dito[] => {
  const { numero_item, situacao, pronto, enviado } = item
  if (situacao === 'aprovado') return pronto ? [{ numero_item, enviado: pncpEnvio(item) }] : []
  return enviado === null ? [] : [{ numero_item, enviado: null }]
}

/** What is ready now is what was sent, or what a call without an answer told, where there is one: changes are told from here on. */
export async function markPlanoSent(
  trx: Trx,
  qual: Qual,
  { versao, ...said }: Omit<z.output<typeof planoEnviado>, 'versao'> & Lido,
  now: Date,
) {
  const plano = await holdPlano(trx, qual)
  refuseStale(plano, versao)
  const refused = refusalOfMarca(plano)
  if (refused) throw conflict(refused)
  if (said.enviado_em > dayOf(now)) throw invalid({ enviado_em: MESSAGES.notInFuture })
  const found = (await acertar(trx, envioDoPlano(plano), now)) as readonly Dito[] | null
  const ditos = found ?? (await listItensDoPlano(trx, plano.id)).flatMap(ditoOf)
  if (ditos.length === 0 && plano.enviado_em === null) throw conflict(MESSAGES.nothingReady)
  await updatePlano(trx, plano.id, said)
  await markSent(trx, plano.id, ditos)
  return plano.id
}
