import { cidadeAtual } from '@paco/domain/cidade/atual'
import {
  type Chamada,
  confirmados,
  enviadoText,
  lacunasOf,
  lugarDoPlano,
  type PlanoPncp,
  proximaChamada,
  refusalOfEnvio,
} from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Plano } from '@paco/domain/pca/plano'
import { retificacaoOf } from '@paco/domain/pca/revisao'
import { dayOf } from '@paco/domain/shared/days'
import { conflict } from '@paco/domain/shared/errors'
import type { PncpEnviar } from '@paco/domain/shared/pncp'
import type { Db, Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import type { Actor } from '../db/transact.ts'
import { enviarProximo, type Outbox } from '../pncp/enviar.ts'
import { naoChegou } from '../pncp/envio.ts'
import { readEnvio } from '../pncp/queries.ts'
import { envioDoPlano } from './planos.ts'
import {
  findPlano,
  holdPlano,
  listItensDoPlano,
  listJustificativas,
  markSent,
  type Qual,
  updatePlano,
} from './planos-queries.ts'

/** What the plan's page says of the portal. */
export async function readPlanoPncp(db: Db, outbox: Outbox | null, qual: Qual): Promise<PlanoPncp> {
  const plano = await findPlano(db, qual)
  const itens = await listItensDoPlano(db, plano.id)
  const last = await readEnvio(db, envioDoPlano(plano))
  const { inclusoes, alteracoes, exclusoes } = retificacaoOf(itens)
  return {
    envia: outbox !== null,
    recusa: refusalOfEnvio(plano, cidadeAtual().cnpj),
    estado: last?.estado ?? null,
    resposta: last?.resposta ?? null,
    inclusoes: inclusoes.length,
    alteracoes: alteracoes.length,
    exclusoes: exclusoes.length,
    lacunas: lacunasOf(itens),
  }
}

/** A plan that may be sent, held, with what is next to be told of it. */
async function nextOf(trx: Trx, qual: Qual) {
  const plano = await holdPlano(trx, qual)
  const { cnpj } = cidadeAtual()
  const refused = refusalOfEnvio(plano, cnpj)
  if (refused !== null || cnpj === null) throw conflict(refused ?? MESSAGES.noCnpj)
  const itens = await listItensDoPlano(trx, plano.id)
  const chamada = proximaChamada(plano, cnpj, itens, await listJustificativas(trx, plano.id))
  if (chamada === null && plano.enviado_em === null) throw conflict(MESSAGES.nothingReady)
  return chamada && { plano, chamada, pedido: pedidoOf(chamada), conteudo: chamada.ditos }
}

const pedidoOf = ({ metodo, caminho, corpo }: Chamada) => ({ metodo, caminho, corpo })

/** Notes what arrived; where the answer leaves some of it out, the rest is a person's to look for. */
async function note(trx: Trx, plano: Plano, { o_que, ditos }: Chamada, sent: Arrived, today: string) {
  await holdPlano(trx, { id: plano.id })
  const known = confirmados(ditos, sent.locais)
  await updatePlano(trx, plano.id, {
    enviado_em: today,
    ...(o_que === 'plano' && lugarDoPlano(sent.local ?? '')),
  })
  await markSent(trx, plano.id, known)
  if (known.length === ditos.length) return sent
  const resposta = `O PNCP confirmou ${known.length} de ${ditos.length} itens.`
  return { estado: 'incerto', resposta } as const
}

interface Arrived {
  readonly estado: 'enviado'
  readonly local: string | null
  readonly locais?: readonly string[]
}

/** So many calls at a time: whoever has more to tell asks again. */
const MOST_CALLS = 20

/** Tells the portal all there is to tell of a plan, call after call, until one does not arrive. */
export async function sendPlano(
  outbox: Outbox | null,
  actor: Actor,
  qual: Qual,
  { confirmado, versao }: PncpEnviar,
): Promise<{ id: number; message: string }> {
  if (outbox === null) throw conflict(MESSAGES.sendOff)
  const plano = await findPlano(outbox.db, qual)
  refuseStale(plano, versao)
  const sent: Chamada[] = []
  while (sent.length < MOST_CALLS) {
    const key = { ...envioDoPlano(plano), confirmado: confirmado && sent.length === 0 }
    const made = await enviarProximo(outbox, actor, key, {
      preparar: (trx) => nextOf(trx, { id: plano.id }),
      chegou: (trx, partida, desfecho) =>
        note(trx, partida.plano, partida.chamada, desfecho, dayOf(outbox.now())),
    })
    if (made === null) break
    if (made.desfecho.estado !== 'enviado') throw naoChegou(made.desfecho)
    sent.push(made.partida.chamada)
  }
  return { id: plano.id, message: enviadoText(sent) }
}
