import * as z from 'zod/mini'
import { ESTADOS_ENVIO } from '../shared/pncp.ts'
import { MESSAGES } from './messages.ts'
import { LABELS } from './pca.ts'
import { isAprovado, type Plano } from './plano.ts'
import { MOST_ITENS, type PncpEnvio, PRIMEIRO_ANO, pncpEnvio } from './pncp.ts'
import { faltasOf } from './pronto.ts'
import {
  type ItemEnviado,
  justificativaDe,
  type Retificacao,
  retificacaoOf,
  type TipoRevisao,
} from './revisao.ts'

type DoEnvio = Pick<Plano, 'ano' | 'codigo_unidade' | 'situacao' | 'enviado_em' | 'pncp_sequencial'>

/** Why a plan is not sent from here; null where nothing stands against it. */
export function refusalOfEnvio(plano: DoEnvio, cnpj: string | null): string | null {
  if (!isAprovado(plano.situacao)) return MESSAGES.notApprovedYet
  if (plano.ano < PRIMEIRO_ANO) return MESSAGES.tooEarly
  if (cnpj === null) return MESSAGES.noCnpj
  return plano.enviado_em !== null && plano.pncp_sequencial === null ? MESSAGES.noSequencial : null
}

/** Why somebody does not say that a plan was sent by hand; null where nothing stands against it. */
export const refusalOfMarca = ({ situacao }: Pick<Plano, 'situacao'>): string | null =>
  isAprovado(situacao) ? null : MESSAGES.notApprovedYet

/** The portal corrects items, never the head of a plan: whose it is stays once it was sent. */
export const refusalOfUnidade = (
  plano: Pick<Plano, 'codigo_unidade' | 'enviado_em'>,
  codigo_unidade: string | undefined,
): string | null =>
  plano.enviado_em === null || (codigo_unidade ?? plano.codigo_unidade) === plano.codigo_unidade
    ? null
    : MESSAGES.unitStays

/** What the portal knows of an item once a call arrived; null of one that is gone. */
export interface Dito {
  readonly numero_item: number
  readonly enviado: PncpEnvio | null
}

/** One of the calls that tell the portal of a plan, with what it knows after it. */
export interface Chamada {
  readonly o_que: 'plano' | keyof Retificacao
  readonly metodo: 'POST' | 'PATCH' | 'DELETE'
  readonly caminho: string
  readonly corpo: unknown
  readonly ditos: readonly Dito[]
}

/** Why things changed since the portal was last told. */
export type Motivos = readonly { readonly tipo: string; readonly justificativa: string }[]

const TIPOS: Record<keyof Retificacao, TipoRevisao> = {
  alteracoes: 'alteracao',
  inclusoes: 'inclusao',
  exclusoes: 'exclusao',
}

/** The body of the call that tells a part of what changed; as a file it is the same. */
export function corpoDe<P extends keyof Retificacao>(
  parte: P,
  lista: Retificacao[P],
  motivos: Motivos,
): unknown {
  const justificativa = justificativaDe(
    motivos.filter(({ tipo }) => tipo === TIPOS[parte]).map((motivo) => motivo.justificativa),
  )
  if (parte === 'inclusoes') return lista
  return parte === 'exclusoes' ? { listaNumerosItens: lista, justificativa } : { lista, justificativa }
}

const METODOS = { alteracoes: 'PATCH', inclusoes: 'POST', exclusoes: 'DELETE' } as const

/** The next call of a plan, a thousand items at most; null where the portal knows all there is to tell. */
export function proximaChamada(
  plano: DoEnvio,
  cnpj: string,
  itens: readonly ItemEnviado[],
  motivos: Motivos,
): Chamada | null {
  const { ano, codigo_unidade, pncp_sequencial } = plano
  const caminho = `/v1/orgaos/${cnpj}/pca`
  const todo = retificacaoOf(itens)
  const told = new Map(itens.map((item) => [item.numero_item, item]))
  const dito = (numero_item: number): Dito => {
    const item = told.get(numero_item)
    return { numero_item, enviado: item?.situacao === 'aprovado' ? pncpEnvio(item) : null }
  }
  if (plano.enviado_em === null) {
    const itensPlano = todo.inclusoes.slice(0, MOST_ITENS)
    if (itensPlano.length === 0) return null
    const corpo = { codigoUnidade: codigo_unidade, anoPca: ano, itensPlano }
    const ditos = itensPlano.map(({ numeroItem }) => dito(Number(numeroItem)))
    return { o_que: 'plano', metodo: 'POST', caminho, corpo, ditos }
  }
  for (const o_que of ['alteracoes', 'inclusoes', 'exclusoes'] as const) {
    const lista = todo[o_que].slice(0, MOST_ITENS) as Retificacao[typeof o_que]
    if (lista.length === 0) continue
    return {
      o_que,
      metodo: METODOS[o_que],
      caminho: `${caminho}/${ano}/${pncp_sequencial}/itens`,
      corpo: corpoDe(o_que, lista, motivos),
      ditos: lista.map((one) => dito(typeof one === 'number' ? one : Number(one.numeroItem))),
    }
  }
  return null
}

/** The plan's number by where the portal says that it is; null where it says something else. */
export function lugarDoPlano(
  local: string,
): { pncp_sequencial: number; pncp_numero_controle: string } | null {
  const [, cnpj, ano, sequencial] = /\/orgaos\/([0-9A-Z]{14})\/pca\/(\d{4})\/(\d{1,6})$/.exec(local) ?? []
  if (sequencial === undefined || Number(sequencial) === 0) return null
  return {
    pncp_sequencial: Number(sequencial),
    pncp_numero_controle: `${cnpj}-0-${sequencial.padStart(6, '0')}/${ano}`,
  }
}

/** Of what a call told what the answer names, where it names items one by one: all of it where it names none. */
export function confirmados(ditos: readonly Dito[], locais: readonly string[] = []): readonly Dito[] {
  const named = new Set(locais.flatMap((local) => /\/itens\/(\d{1,9})$/.exec(local)?.[1] ?? []).map(Number))
  return named.size === 0 ? ditos : ditos.filter(({ numero_item }) => named.has(numero_item))
}

/** Items of which the portal still has something to hear, now or once they are whole. */
export function numerosPendentes(itens: readonly ItemEnviado[]): number[] {
  const { inclusoes, alteracoes, exclusoes } = retificacaoOf(itens)
  const lacking = itens.filter(({ situacao, pronto }) => situacao === 'aprovado' && !pronto)
  return [
    ...[...inclusoes, ...alteracoes].map(({ numeroItem }) => Number(numeroItem)),
    ...exclusoes,
    ...lacking.map(({ numero_item }) => numero_item),
  ]
}

const NOMES: Record<Chamada['o_que'], readonly [string, string]> = {
  plano: ['item do plano', 'itens do plano'],
  alteracoes: ['alteração', 'alterações'],
  inclusoes: ['inclusão', 'inclusões'],
  exclusoes: ['exclusão', 'exclusões'],
}

/** What was sent, in words. */
export function enviadoText(chamadas: readonly Pick<Chamada, 'o_que' | 'ditos'>[]): string {
  const counts = new Map<Chamada['o_que'], number>()
  for (const { o_que, ditos } of chamadas) counts.set(o_que, (counts.get(o_que) ?? 0) + ditos.length)
  const parts = [...counts].map(([o_que, count]) => `${count} ${NOMES[o_que][count === 1 ? 0 : 1]}`)
  return parts.length === 0 ? MESSAGES.nothingRevised : `Enviado ao PNCP: ${parts.join(', ')}.`
}

const lacuna = z.object({
  id: z.number(),
  numero_item: z.number(),
  objeto: z.string(),
  /** The portal has it as it was before. */
  no_portal: z.boolean(),
  faltas: z.array(z.object({ campo: z.string(), rotulo: z.string(), texto: z.string() })),
})
export type Lacuna = z.output<typeof lacuna>

/** What the portal has still to be told of a plan, and whether this installation tells it. */
export const planoPncp = z.object({
  envia: z.boolean(),
  /** Why it is not sent from here now. */
  recusa: z.nullable(z.string()),
  estado: z.nullable(z.enum(ESTADOS_ENVIO)),
  resposta: z.nullable(z.string()),
  inclusoes: z.number(),
  alteracoes: z.number(),
  exclusoes: z.number(),
  /** Approved items that lack something: all that the portal knows, and the first of the others. */
  lacunas: z.array(lacuna),
})
export type PlanoPncp = z.output<typeof planoPncp>

/** So many gaps are told by name on the plan's page; the list has them all. */
const MOST_LACUNAS = 20

/** Approved items that are not ready, those that the portal has otherwise first: no correction tells of them. */
export function lacunasOf(itens: readonly (ItemEnviado & { readonly id: number })[]): Lacuna[] {
  const lacking = itens
    .filter(({ situacao, pronto }) => situacao === 'aprovado' && !pronto)
    .map((item) => ({
      id: item.id,
      numero_item: item.numero_item,
      objeto: item.objeto,
      no_portal: item.enviado !== null,
      faltas: faltasOf(item).map((falta) => ({ ...falta, rotulo: LABELS[falta.campo] })),
    }))
  const known = lacking.filter(({ no_portal }) => no_portal)
  return [...known, ...lacking.filter(({ no_portal }) => !no_portal).slice(0, MOST_LACUNAS)]
}
