import { impedimentoDe } from '../shared/impedimentos.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canManagePca, canWriteDemanda } from './policy.ts'

/** Where an item stands, from the department's draft to the plan. */
export const SITUACOES_ITEM = [
  'rascunho',
  'enviado',
  'devolvido',
  'aprovado',
  'consolidado',
  'cancelado',
] as const
export type SituacaoItem = (typeof SITUACOES_ITEM)[number]

export const SITUACAO_ITEM_LABELS: Readonly<Record<SituacaoItem, string>> = {
  rascunho: 'Rascunho',
  enviado: 'Enviado',
  devolvido: 'Devolvido',
  aprovado: 'Aprovado',
  consolidado: 'Consolidado em outro item',
  cancelado: 'Cancelado',
}

/** Those that are neither listed nor counted unless they are asked for. */
export const FORA_DA_LISTA: readonly SituacaoItem[] = ['consolidado', 'cancelado']

interface Passo {
  readonly de: readonly SituacaoItem[]
  readonly para: SituacaoItem
  /** The department's people, beside those who plan. */
  readonly secretaria?: true
  readonly label: string
}

export const PASSOS_ITEM = {
  enviar: { de: ['rascunho', 'devolvido'], para: 'enviado', secretaria: true, label: 'Enviar' },
  devolver: { de: ['enviado'], para: 'devolvido', label: 'Devolver' },
  aprovar: { de: ['enviado'], para: 'aprovado', label: 'Aprovar' },
  consolidar: { de: ['enviado', 'aprovado'], para: 'consolidado', label: 'Consolidar' },
  cancelar: { de: ['aprovado'], para: 'cancelado', label: 'Cancelar item' },
} as const satisfies Record<string, Passo>
export type PassoItem = keyof typeof PASSOS_ITEM

/** Why a step is not taken: by this person (403), or from where the item stands now (409). */
export interface Recusa {
  readonly por: 'pessoa' | 'ato' | 'situacao'
  readonly texto: string
}

export interface ItemEmPasso {
  readonly situacao: SituacaoItem
  readonly id_secretaria: number | null
  readonly criado_por: number | null
  /** All who wrote something of it, or of what became part of it. */
  readonly autores: readonly number[]
}

export const RECUSAS = {
  enviar: 'Só a secretaria da demanda e os administradores a enviam.',
  planejamento: 'Só os administradores devolvem, aprovam, consolidam e cancelam itens do plano.',
} as const

const byPerson = (texto: string): Recusa => ({ por: 'pessoa', texto })

/** Whether this person takes this step with this item; null where nothing stands against it. */
export function refusalOfItem(who: SessionUser | null, nome: PassoItem, item: ItemEmPasso): Recusa | null {
  const passo: Passo = PASSOS_ITEM[nome]
  if (passo.secretaria ? !canWriteDemanda(who, item) : !canManagePca(who))
    return byPerson(passo.secretaria ? RECUSAS.enviar : RECUSAS.planejamento)
  if (!passo.de.includes(item.situacao)) {
    const stands = SITUACAO_ITEM_LABELS[item.situacao].toLowerCase()
    return { por: 'situacao', texto: `Este item está na situação “${stands}”: recarregue a página.` }
  }
  const feitos = { escreveu: [item.criado_por, ...item.autores] }
  const texto = nome === 'aprovar' && who ? impedimentoDe('aprovarItemDoPca', who.id, feitos) : null
  return texto === null ? null : { por: 'ato', texto }
}

/** A department changes and deletes what it has not sent, or what came back. */
export const isNaSecretaria = (situacao: SituacaoItem): boolean =>
  (PASSOS_ITEM.enviar.de as readonly SituacaoItem[]).includes(situacao)
