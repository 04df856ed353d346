import * as z from 'zod/mini'
import { flag, versaoLida } from './fields.ts'

/** The screens on which what is missing is filled in. */
export const TELAS_PNCP = ['cidade', 'contrato', 'aditivo', 'termo'] as const
type TelaPncp = (typeof TELAS_PNCP)[number]

/** One thing that the national portal (PNCP) asks for and that is not there as it takes it. */
const falta = z.object({
  /** As the portal calls it. */
  campo: z.string(),
  /** As our screens call it. */
  rotulo: z.string(),
  motivo: z.string(),
  onde: z.object({ tela: z.enum(TELAS_PNCP), id: z.nullable(z.number()), campo: z.string() }),
})
export type FaltaPncp = z.output<typeof falta>

/** A record in the portal's layout: the address it goes to, the document it goes with, and what is missing. */
export const envioPncp = z.object({
  /** After the portal's address; null while it cannot be known. */
  caminho: z.nullable(z.string()),
  documento: z.object({ titulo: z.string(), tipoDocumentoId: z.number() }),
  /** What is known; whole, and fit to be sent, only where nothing is missing. */
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  faltas: z.array(falta),
})
export type EnvioPncp = z.output<typeof envioPncp>

/** What became of a try to send it. */
export const ESTADOS_ENVIO = ['enviando', 'enviado', 'recusado', 'incerto'] as const

/** The same as its page needs it: whether this installation sends, and how the last try went. */
export const pncpNaTela = z.extend(envioPncp, {
  envia: z.boolean(),
  estado: z.nullable(z.enum(ESTADOS_ENVIO)),
  resposta: z.nullable(z.string()),
})
export type PncpNaTela = z.output<typeof pncpNaTela>

/** Somebody looked on the portal: what got no answer did not arrive. */
export const pncpEnviar = z.object({ confirmado: z._default(flag, false), versao: versaoLida })

export type PncpEnviar = z.output<typeof pncpEnviar>

/** The code under which a city that has registered no other has its one unit. */
export const UNIDADE_PADRAO = '1'

/** What a control number of the portal is about. */
export const CONTROLE = { compra: 1, contrato: 2 } as const

export interface Controle {
  readonly cnpj: string
  readonly sequencial: number
  readonly ano: number
}

/** `11222333000181-1-000045/2026` in its parts; null where it is no such number. */
export function controleOf(text: string, kind: keyof typeof CONTROLE): Controle | null {
  const [, cnpj = '', of, sequencial, ano] = /^([0-9A-Z]{12}\d{2})-(\d)-(\d{6})\/(\d{4})$/.exec(text) ?? []
  return Number(of) === CONTROLE[kind] ? { cnpj, sequencial: Number(sequencial), ano: Number(ano) } : null
}

/** The control number of a contract by where the portal says that it is; null where it says something else. */
export function controleDoContrato(local: string): string | null {
  const [, cnpj, ano, sequencial] =
    /\/orgaos\/([0-9A-Z]{14})\/contratos\/(\d{4})\/(\d{1,6})$/.exec(local) ?? []
  return sequencial === undefined
    ? null
    : `${cnpj}-${CONTROLE.contrato}-${sequencial.padStart(6, '0')}/${ano}`
}

export const VAZIO = 'Não informado.'

/** One field of a layout, with what we hold for it. */
export interface Peca {
  readonly campo: string
  readonly valor: string | number | boolean | null
  readonly rotulo: string
  readonly onde: { readonly tela: TelaPncp; readonly id: number | null; readonly campo: string }
  /** Empty, it is left out: the portal takes absent, never null. */
  readonly opcional?: true
  readonly max?: number
  /** Why it counts as missing, where that is not that nobody said it. */
  readonly motivo?: string
  /** Part of the address, and so not of the payload. */
  readonly noCaminho?: true
}

function motivoOf({ valor, opcional, max, motivo = VAZIO }: Peca): string | null {
  if (valor === null) return opcional ? null : motivo
  if (max === undefined || typeof valor !== 'string' || valor.length <= max) return null
  return `Tem ${valor.length} caracteres; o PNCP aceita ${max}.`
}

/** What is known, without empty keys, and what is missing: told once for each field that a person fills in. */
export function montar(pecas: readonly Peca[]): Pick<EnvioPncp, 'payload' | 'faltas'> {
  const faltas = new Map<string, FaltaPncp>()
  const payload: EnvioPncp['payload'] = {}
  for (const peca of pecas) {
    const { campo, valor, rotulo, onde } = peca
    const motivo = motivoOf(peca)
    const place = `${onde.tela}.${onde.campo}`
    if (motivo !== null && !faltas.has(place)) faltas.set(place, { campo, rotulo, motivo, onde })
    if (motivo === null && valor !== null && !peca.noCaminho) payload[campo] = valor
  }
  return { payload, faltas: [...faltas.values()] }
}

/** `45/2026` as it stands in a file's name. */
export const inFileName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^0-9A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '')
