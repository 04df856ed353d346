import { rotuloDe } from '../cidade/rotulos.ts'
import * as c from './campos.ts'
import type { Familia } from './familia.ts'

const listed = { inList: true } as const
const required = { required: true } as const
const both = { ...required, ...listed } as const

const dade = {
  key: 'dade',
  get label() {
    return rotuloDe('dade')
  },
  sobre: 'Obras e equipamentos turísticos com recursos do fundo estadual das estâncias.',
  titulo: 'objeto',
  campos: [
    { ...c.objeto, ...both },
    c.objetoCompleto,
    c.modalidade,
    c.contrato,
    { ...c.numeroConvenio, ...listed },
    { ...c.ano, ...listed },
    { ...c.repasse, ...listed },
    c.contrapartida,
    c.recursoLiberado,
    c.assinaturaTermo,
    { ...c.vigenciaConvenio, ...listed },
    { ...c.vigenciaContrato, ...listed },
    c.empresa,
    c.ois,
    { ...c.fiscal, key: 'fiscal_contador', label: 'Fiscal e contador' },
    c.contaBancaria,
    { ...c.status, ...listed },
    ...c.ALEM,
  ],
} as const satisfies Familia

const estadual = {
  key: 'estadual',
  get label() {
    return rotuloDe('estadual')
  },
  sobre: 'Convênios com as secretarias do Estado.',
  titulo: 'projeto',
  campos: [
    { key: 'projeto', label: 'Projeto', kind: 'text', grupo: 'objeto', ...both },
    { ...c.numeroConvenio, ...both },
    { ...c.ano, ...both },
    { ...c.repasse, ...required },
    { ...c.contrapartida, ...required },
    { ...c.valorTotal, ...both },
    { ...c.assinaturaTermo, ...required },
    { ...c.vigenciaConvenio, ...both },
    { ...c.vigenciaContrato, ...both },
    { ...c.empresa, ...required },
    { ...c.fiscal, ...required },
    { ...c.contaBancaria, ...required },
    { ...c.status, ...both },
    ...c.ALEM,
  ],
} as const satisfies Familia

const federal = {
  key: 'federal',
  get label() {
    return rotuloDe('federal')
  },
  sobre: 'Convênios e contratos de repasse com a União.',
  titulo: 'objeto',
  campos: [
    { ...c.objeto, ...both },
    { ...c.objetoCompleto, ...required },
    { ...c.modalidade, ...required },
    { ...c.contrato, ...required },
    { ...c.numeroConvenio, ...both },
    { ...c.ano, ...both },
    { ...c.repasse, ...required },
    { ...c.contrapartida, ...required },
    { ...c.valorTotal, ...both },
    { ...c.vigenciaConvenio, ...both },
    { ...c.vigenciaContrato, ...both },
    { ...c.empresa, ...required },
    { ...c.ois, ...required },
    { ...c.fiscal, ...required },
    { ...c.contaBancaria, ...required },
    { ...c.recursoLiberado, ...required },
    { ...c.status, ...both },
    ...c.ALEM,
  ],
} as const satisfies Familia

const finisa = {
  key: 'finisa',
  get label() {
    return rotuloDe('finisa')
  },
  sobre: 'Obras com o financiamento à infraestrutura e ao saneamento.',
  titulo: 'objeto',
  campos: [
    { ...c.objeto, ...both },
    { ...c.objetoCompleto, ...required },
    { ...c.modalidade, ...both },
    { ...c.contrato, ...both },
    { ...c.ano, ...both },
    { ...c.valorTotal, ...both },
    { ...c.empresa, ...both },
    { ...c.status, ...both },
    ...c.ALEM,
  ],
} as const satisfies Familia

const sempapel = {
  key: 'sempapel',
  get label() {
    return rotuloDe('sempapel')
  },
  sobre: 'Demandas de parlamentares no programa digital do Estado.',
  titulo: 'objeto',
  campos: [
    { ...c.objeto, ...listed },
    c.objetoCompleto,
    { key: 'parlamentar', label: 'Parlamentar', kind: 'text', grupo: 'objeto', ...listed },
    c.modalidade,
    c.contrato,
    c.numeroConvenio,
    {
      key: 'numero_demanda',
      label: 'Nº da demanda',
      curto: 'Demanda',
      kind: 'text',
      grupo: 'objeto',
      ...listed,
    },
    { ...c.ano, ...listed },
    { ...c.repasse, key: 'repasse_convenio', ...listed },
    { ...c.contrapartida, key: 'contra_convenio' },
    { ...c.assinaturaTermo, key: 'ass_termo' },
    { ...c.vigenciaConvenio, ...listed },
    { ...c.vigenciaContrato, ...listed },
    ...c.ALEM,
  ],
} as const satisfies Familia

/** The five families, in the specification's order. */
export const FAMILIAS = [dade, estadual, federal, finisa, sempapel] as const
export type FamiliaKey = (typeof FAMILIAS)[number]['key']
export const FAMILIA_KEYS = FAMILIAS.map(({ key }) => key) as [FamiliaKey, ...FamiliaKey[]]
/** One of them. */
export interface KnownFamilia extends Familia {
  readonly key: FamiliaKey
}

/** The family of this key; null when there is none. */
export const findFamilia = (key: string): KnownFamilia | null =>
  FAMILIAS.find((familia) => familia.key === key) ?? null

/** Which families the tables of texts speak of, by their codes there. */
const ditas = new WeakMap<object, ReadonlyMap<string, FamiliaKey>>()

/** Of which family a code of such a table is; of none where it is anything else's. */
export const familiaDoCodigo = (table: object, codigo: string): FamiliaKey | undefined =>
  ditas.get(table)?.get(codigo)

/** A table of texts with one for each family, said anew whenever it is read: a city may call them otherwise. */
export function comFamilias<T extends object>(
  others: T,
  text: (familia: KnownFamilia) => string,
  keyOf: (familia: KnownFamilia) => string = ({ key }) => key,
): T {
  const said = FAMILIAS.map((familia) => [keyOf(familia), { enumerable: true, get: () => text(familia) }])
  const table = Object.defineProperties({ ...others }, Object.fromEntries(said))
  ditas.set(table, new Map(FAMILIAS.map((familia) => [keyOf(familia), familia.key])))
  return table
}

export const FAMILIA_LABELS: Readonly<Record<FamiliaKey, string>> = comFamilias(
  {} as Record<FamiliaKey, string>,
  ({ label }) => label,
)
