import { UFS, type Uf } from './ufs.ts'

/** States whose municipalities answer to a court of accounts of their own, and the two cities that have one. */
const MUNICIPAIS: Partial<Record<Uf, string>> = { BA: 'tcm-ba', GO: 'tcm-go', PA: 'tcm-pa' }
const DA_CAPITAL: Readonly<Record<string, string>> = { '3550308': 'tcm-sp', '3304557': 'tcm-rj' }

const ofState = (uf: Uf) => (uf === 'DF' ? 'tcdf' : `tce-${uf.toLowerCase()}`)

/** The courts of accounts that oversee municipalities, by their codes → how people write them. */
export const TRIBUNAIS_DE_CONTAS: Readonly<Record<string, string>> = Object.fromEntries(
  [...UFS.map((uf) => MUNICIPAIS[uf] ?? ofState(uf)), ...Object.values(DA_CAPITAL)]
    .sort()
    .map((code) => [code, code.toUpperCase()]),
)

/** The court that oversees a municipality. */
export const tribunalOf = (uf: Uf, ibge: string): string => DA_CAPITAL[ibge] ?? MUNICIPAIS[uf] ?? ofState(uf)
