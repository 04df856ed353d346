import { MESSAGES } from '@paco/domain/pca/messages'
import {
  PASSOS_PLANO,
  type PassoPlano,
  type planoEnviado,
  type planoUpdate,
  refusalOfPlano,
} from '@paco/domain/pca/plano'
import { pncpEnvio } from '@paco/domain/pca/pncp'
import { conflict } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { z } from 'zod/mini'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { holdPlano, listItensDoPlano, markSent, updatePlano } from './planos-queries.ts'

export async function editPlano(trx: Trx, ano: number, { versao, ...said }: z.output<typeof planoUpdate>) {
  const plano = await holdPlano(trx, ano)
  refuseStale(plano, versao)
  await updatePlano(trx, plano.id, said)
  return plano.id
}

interface Step {
  readonly passo: PassoPlano
  readonly versao?: number | undefined
}

export async function movePlano(
  trx: Trx,
  user: SessionUser,
  ano: number,
  { passo, versao }: Step,
  now: Date,
) {
  const plano = await holdPlano(trx, ano)
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

/** What is ready now is what was sent: changes are told from here on. */
export async function markPlanoSent(
  trx: Trx,
  ano: number,
  { versao, ...said }: z.output<typeof planoEnviado>,
) {
  const plano = await holdPlano(trx, ano)
  refuseStale(plano, versao)
  const ready = (await listItensDoPlano(trx, plano.id)).filter(
    (item) => item.situacao === 'aprovado' && item.pronto,
  )
  if (ready.length === 0 && plano.enviado_em === null) throw conflict(MESSAGES.nothingReady)
  await updatePlano(trx, plano.id, said)
  await markSent(
    trx,
    plano.id,
    ready.map((item) => ({ numero_item: item.numero_item, enviado: pncpEnvio(item) })),
  )
  return plano.id
}
