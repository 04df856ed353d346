import * as z from 'zod/mini'
import type { Column } from '../http/list.ts'
import type { Day } from '../shared/days.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

/** The days of a city's fiscal year. Those of the procurement plan (PCA) are named by the year of the plan. */
export const MARCOS = [
  'ppa_envio',
  'ppa_devolucao',
  'ldo_envio',
  'ldo_devolucao',
  'loa_envio',
  'loa_devolucao',
  'congelamento',
  'encerramento',
  'pca_dfd_ate',
  'pca_consolidacao',
  'pca_aprovacao',
  'pca_revisao_de',
  'pca_revisao_ate',
  'pca_revisao_loa',
] as const
export type MarcoKey = (typeof MARCOS)[number]

export const MARCO_LABELS: Record<MarcoKey, string> = {
  ppa_envio: 'PPA: envio à câmara',
  ppa_devolucao: 'PPA: devolução para sanção',
  ldo_envio: 'LDO: envio à câmara',
  ldo_devolucao: 'LDO: devolução para sanção',
  loa_envio: 'LOA: envio à câmara',
  loa_devolucao: 'LOA: devolução para sanção',
  congelamento: 'Congelamento do plano',
  encerramento: 'Último dia de empenho',
  pca_dfd_ate: 'PCA: pedidos das secretarias (DFD)',
  pca_consolidacao: 'PCA: consolidação',
  pca_aprovacao: 'PCA: aprovação',
  pca_revisao_de: 'PCA: início da revisão',
  pca_revisao_ate: 'PCA: fim da revisão',
  pca_revisao_loa: 'PCA: ajuste à LOA',
}

const ADCT = 'ADCT, art. 35, § 2º'
/** It binds the Union alone; cities that have no calendar of their own follow it. */
const DECRETO = 'Calendário federal, Decreto 10.947/2022'

/** What is usual: month and day, counted from the year by so many, and what it rests on. The plan's freeze each city says. */
const USUAIS: Record<MarcoKey, { dia: string; anos: -1 | 0; base: string } | null> = {
  ppa_envio: { dia: '08-31', anos: 0, base: `${ADCT}, I` },
  ppa_devolucao: { dia: '12-22', anos: 0, base: `${ADCT}, I` },
  ldo_envio: { dia: '04-15', anos: 0, base: `${ADCT}, II` },
  ldo_devolucao: { dia: '07-17', anos: 0, base: `${ADCT}, II` },
  loa_envio: { dia: '08-31', anos: 0, base: `${ADCT}, III` },
  loa_devolucao: { dia: '12-22', anos: 0, base: `${ADCT}, III` },
  congelamento: null,
  encerramento: { dia: '12-31', anos: 0, base: 'Lei 4.320/1964, arts. 34 e 35' },
  pca_dfd_ate: { dia: '04-01', anos: -1, base: DECRETO },
  pca_consolidacao: { dia: '04-30', anos: -1, base: DECRETO },
  pca_aprovacao: { dia: '05-15', anos: -1, base: DECRETO },
  pca_revisao_de: { dia: '09-15', anos: -1, base: DECRETO },
  pca_revisao_ate: { dia: '11-15', anos: -1, base: DECRETO },
  // Fifteen days after the budget law, which is published at the end of the year at the latest.
  pca_revisao_loa: { dia: '01-15', anos: 0, base: DECRETO },
}

export const isDoPca = (marco: MarcoKey): boolean => marco.startsWith('pca_')

/** The PPA is sent in the first year of a mandate: 2025, 2029, … Every other day is of every year. */
export const temMarco = (ano: number, marco: MarcoKey): boolean => !marco.startsWith('ppa_') || ano % 4 === 1

/** The usual day; null where there is none, or the year has no such day. */
export function marcoPadrao(ano: number, marco: MarcoKey): Day | null {
  const usual = USUAIS[marco]
  return usual === null || !temMarco(ano, marco) ? null : `${ano + usual.anos}-${usual.dia}`
}

/** A day of the fiscal calendar; `versao` is 0 while it is the usual one. */
export const marco = z.object({
  ano: z.number(),
  marco: z.enum(MARCOS),
  data: z.nullable(z.string()),
  /** What it rests on. */
  base: z.nullable(z.string()),
  padrao: z.nullable(z.string()),
  versao: z.number(),
})
export type Marco = z.output<typeof marco>
export type MarcoGuardado = Pick<Marco, 'ano' | 'marco' | 'base' | 'versao'> & { data: Day }

/** The calendar of a year: what the city said, else what is usual. */
export const marcosDoAno = (ano: number, guardados: readonly MarcoGuardado[]): Marco[] =>
  MARCOS.filter((key) => temMarco(ano, key)).map((key) => {
    const padrao = marcoPadrao(ano, key)
    const said = guardados.find((one) => one.ano === ano && one.marco === key)
    const { data, base, versao } = said ?? { data: padrao, base: USUAIS[key]?.base ?? null, versao: 0 }
    return { ano, marco: key, data, base, padrao, versao }
  })

/** What comes before what; a calendar that says otherwise is a slip of the keyboard. */
const PARES: readonly (readonly [MarcoKey, MarcoKey])[] = [
  ['ppa_envio', 'ppa_devolucao'],
  ['ldo_envio', 'ldo_devolucao'],
  ['loa_envio', 'loa_devolucao'],
  ['pca_dfd_ate', 'pca_consolidacao'],
  ['pca_consolidacao', 'pca_aprovacao'],
  ['pca_revisao_de', 'pca_revisao_ate'],
]

/** Why a day cannot be this one's; null where it can. */
export function recusaDoMarco(marcos: readonly Marco[], { ano, marco, data }: Proposto): string | null {
  const years = isDoPca(marco) ? [ano - 1, ano] : [ano]
  if (!years.includes(Number(data.slice(0, 4)))) return MESSAGES.otherYear(years)
  const dayOf = (key: MarcoKey) => (key === marco ? data : marcos.find((one) => one.marco === key)?.data)
  for (const [first, second] of PARES) {
    const [before, after] = [dayOf(first), dayOf(second)]
    if (![first, second].includes(marco) || !before || !after || before <= after) continue
    return MESSAGES.outOfOrder(MARCO_LABELS[first], MARCO_LABELS[second])
  }
  return null
}
interface Proposto {
  ano: number
  marco: MarcoKey
  data: Day
}

/** What its fields are called. */
export const MARCO_FIELDS = { data: 'Data', base: 'Base legal' }

/** As the trail shows them. */
export const marcoColumns: readonly Column[] = [
  { key: 'ano', label: 'Ano', kind: 'year' },
  { key: 'marco', label: 'O quê', kind: 'text', labels: MARCO_LABELS },
  { key: 'data', label: MARCO_FIELDS.data, kind: 'day' },
  { key: 'base', label: MARCO_FIELDS.base, kind: 'text' },
]

export const marcoUpdate = labelled(
  z.object({
    data: fields.day,
    base: fields.optionalText(200),
    /** 0 where the edit began from the usual day. */
    versao: z.optional(fields.integer(0, 2_147_483_647)),
  }),
  MARCO_FIELDS,
  'marcos',
)

export const anoFiscal = fields.integer(2000, 2100, 'Informe o ano.')
export const umMarco = z.object({ ano: anoFiscal, marco: z.enum(MARCOS, MESSAGES.unknownMarco) })
