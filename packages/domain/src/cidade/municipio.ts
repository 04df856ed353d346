import * as z from 'zod/mini'
import { fold } from '../shared/fold.ts'
import { FUSO_KEYS, fusoOf } from '../shared/fusos.ts'
import { once } from '../shared/once.ts'
import { UFS, type Uf } from './ufs.ts'

/** A municipality of the country, with all that is known of it by itself. */
export const municipio = z.object({
  ibge: z.string(),
  nome: z.string(),
  uf: z.enum(UFS),
  latitude: z.number(),
  longitude: z.number(),
  fuso: z.enum(FUSO_KEYS),
  /** The court that oversees it, where a pack of its state says which. */
  tribunal: z.nullable(z.string()),
})
export type Municipio = z.output<typeof municipio>

/** As many as anyone reads through; more is a reason to type another letter. */
const MOST = 20

/** Which court oversees a municipality. */
type TribunalOf = (uf: Uf, ibge: string) => string | null

/** A line of the table of municipalities, `1304203;Tefé;AM;-3.36822;-64.7193;4`; null where it tells of its source. */
function readLine(line: string, tribunalOf: TribunalOf): Municipio | null {
  const [ibge = '', nome = '', uf = '', latitude, longitude, horas] = line.split(';')
  if (!/^\d{7}$/.test(ibge)) return null
  return {
    ibge,
    nome,
    uf: uf as Uf,
    latitude: Number(latitude),
    longitude: Number(longitude),
    fuso: fusoOf(Number(horas)),
    tribunal: tribunalOf(uf as Uf, ibge),
  }
}

export const readMunicipios = (text: string, tribunalOf: TribunalOf): Municipio[] =>
  text.split('\n').flatMap((line) => readLine(line, tribunalOf) ?? [])

/** How two municipalities of the same name are told apart. */
export const municipioText = ({ nome, uf }: Pick<Municipio, 'nome' | 'uf'>): string => `${nome} (${uf})`

const byName = once(() => new Intl.Collator('pt-BR'))

/** What is typed, with or without accents: the code, or words of name and state. Those that begin with it come first. */
export function procurarMunicipios(all: readonly Municipio[], typed: string): Municipio[] {
  const asked = fold(typed).replace(/[()]/g, ' ').trim()
  if (asked === '') return []
  const wordsOf = asked.split(/\s+/)
  const found = all.flatMap((one) => {
    const nome = fold(one.nome)
    const text = `${nome} ${one.uf.toLowerCase()} ${one.ibge}`
    if (!wordsOf.every((word) => ` ${text}`.includes(` ${word}`))) return []
    const rank = nome === asked ? 0 : text.startsWith(asked) ? 1 : 2
    return [{ one, rank }]
  })
  return found
    .sort((a, b) => a.rank - b.rank || byName().compare(municipioText(a.one), municipioText(b.one)))
    .slice(0, MOST)
    .map(({ one }) => one)
}

/** What picking one fills in of the city's settings. */
export const cidadeOf = ({ ibge, nome, uf, latitude, longitude, fuso, tribunal }: Municipio) => ({
  nome,
  uf,
  ibge,
  fuso,
  tribunal,
  centro_latitude: latitude,
  centro_longitude: longitude,
})
