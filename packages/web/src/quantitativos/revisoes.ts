import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { headline } from '@paco/domain/aditivos/titulo'
import { type Revisao, type revisaoCompleta, SITUACAO_LABELS } from '@paco/domain/quantitativos/revisao'
import { sumMoney } from '@paco/domain/shared/money'
import type * as z from 'zod/mini'

export type RevisaoCompleta = z.output<typeof revisaoCompleta>

/** The approved one that counts: the newest. */
export const vigenteOf = (revisoes: readonly Revisao[]): Revisao | undefined =>
  revisoes
    .filter(({ situacao }) => situacao === 'aprovada')
    .toSorted((one, other) => other.revisao - one.revisao)[0]

/** The one that is shown: the one asked for, else what is being written, else what counts. */
export const shownOf = (revisoes: readonly Revisao[], asked: number | null): Revisao | undefined =>
  revisoes.find(({ revisao }) => revisao === asked) ??
  revisoes.find(({ situacao }) => situacao === 'rascunho') ??
  vigenteOf(revisoes)

export const nameOf = ({ revisao }: Pick<Revisao, 'revisao'>): string => `Revisão ${revisao}`

export const situacaoOf = (revisao: Revisao, vigente: Revisao | undefined): string =>
  revisao.id === vigente?.id ? 'Vigente' : SITUACAO_LABELS[revisao.situacao]

/** `1º Termo · Aditivo de valor: R$ 57.907,50`. */
export const aditivoText = (aditivo: Aditivo): string =>
  [aditivo.numero_termo, headline(aditivo)].filter(Boolean).join(' · ')

/** Where a revision comes from; those who do not read amendments are told that it is of one. */
export function origemOf({ id_aditivo }: Revisao, aditivos: readonly Aditivo[]): string {
  if (id_aditivo === null) return 'Contrato assinado'
  const aditivo = aditivos.find(({ id }) => id === id_aditivo)
  return aditivo ? aditivoText(aditivo) : 'Aditivo aprovado'
}

/** The approved amendments that brought no revision yet. */
export function aditivosLivres(
  id_contrato: number,
  revisoes: readonly Revisao[],
  aditivos: readonly Aditivo[],
): readonly Aditivo[] {
  const used = new Set(revisoes.map(({ id_aditivo }) => id_aditivo))
  return aditivos.filter(
    ({ id, status, id_contrato: of }) => status === 'aprovado' && of === id_contrato && !used.has(id),
  )
}

/** What a revision has to come to: what was signed, or the one before with what its amendment does. */
export function esperadoOf(
  revisao: Revisao,
  valor_inicial: number,
  revisoes: readonly Revisao[],
  aditivos: readonly Aditivo[],
): number | null {
  if (revisao.id_aditivo === null) return valor_inicial
  const before = revisoes
    .filter((one) => one.revisao < revisao.revisao)
    .toSorted((one, other) => other.revisao - one.revisao)[0]
  const aditivo = aditivos.find(({ id }) => id === revisao.id_aditivo)
  if (!before || !aditivo) return null
  return sumMoney([before.total, aditivo.valor ?? 0, -(aditivo.supressao ?? 0)])
}
