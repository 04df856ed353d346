import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { cidadeAtual } from './atual.ts'
import { endereco } from './endereco.ts'
import { MESSAGES } from './messages.ts'

/** The layouts of reports that the program knows how to make; which court wants which, the packs of the states say. */
export const LEIAUTES = ['geral', 'audesp'] as const
export type Leiaute = (typeof LEIAUTES)[number]
export const LEIAUTE_LABELS: Record<Leiaute, string> = { geral: 'Relatório geral', audesp: 'AUDESP' }

/** Of a city that has not said which court oversees it. */
export const SEM_TRIBUNAL = 'tc'

/** What is known of the court of accounts that oversees the city. */
export const corte = z.object({
  codigo: z.string(),
  /** How people write it: 'TCE-MG'. */
  sigla: z.string(),
  nome: z.string(),
  site: z.nullable(z.string()),
  /** The system by which it is told. */
  sistema: z.nullable(z.string()),
  leiaute: z.enum(LEIAUTES),
  /** In which month its half-years begin, the other six months later. */
  semestre: z.number(),
  /** Within how many days of a half-year's end it wants to be told. */
  prazo_dias: z.nullable(z.number()),
  versao: z.number(),
})
export type Corte = z.output<typeof corte>

export const LABELS = {
  codigo: 'Código',
  sigla: 'Sigla',
  nome: 'Nome',
  site: 'Site',
  sistema: 'Sistema',
  leiaute: 'Leiaute do relatório',
  semestre: 'Mês em que o semestre começa',
  prazo_dias: 'Prazo da remessa (dias)',
}

/** By which a court is told apart: 'tce-mg', however it is typed. */
export const codigoTribunal = z.string({ error: MESSAGES.badCourt }).check(
  z.maxLength(20, { error: MESSAGES.badCourt, abort: true }),
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^tc[a-z]{1,3}(-[a-z]{2})?$/, MESSAGES.badCourt),
)

const semestre = fields.integer(1, 6)
const prazo = fields.clearable(fields.integer(1, 180))

/** A court in a state's pack. */
export const tribunalDoPacote = z.object({
  codigo: codigoTribunal,
  sigla: fields.requiredText(20),
  nome: fields.requiredText(120),
  site: endereco,
  sistema: fields.optionalText(60),
  leiaute: z._default(z.enum(LEIAUTES, MESSAGES.badLayout), 'geral'),
  semestre: z._default(semestre, 1),
  prazo_dias: prazo,
  /** Where it oversees only these, and not the whole state: codes of the IBGE. */
  municipios: z.optional(
    z.array(z.string().check(z.regex(/^\d{7}$/, MESSAGES.badIbge))).check(z.maxLength(900)),
  ),
})

/** What an administrator says of the city's court; what is missing stays as it is. Its layout only a pack knows. */
export const corteUpdate = labelled(
  z.object({
    sigla: z.optional(fields.requiredText(20)),
    nome: z.optional(fields.requiredText(120)),
    site: endereco,
    sistema: fields.optionalText(60),
    semestre: z.optional(semestre),
    prazo_dias: prazo,
    versao: fields.versao,
  }),
  LABELS,
)

interface Alcance {
  readonly codigo: string
  readonly municipios?: readonly string[] | undefined
}

/** Of a state's courts the one that oversees a municipality: its own, else that of all the others. */
export const tribunalDoMunicipio = (tribunais: readonly Alcance[], ibge: string): string | null =>
  (
    tribunais.find(({ municipios }) => municipios?.includes(ibge)) ??
    tribunais.find(({ municipios }) => municipios === undefined)
  )?.codigo ?? null

/** A court of which nothing is known but its code: the general report under its name. */
const desconhecida = (codigo: string): Corte => {
  const sigla = codigo === SEM_TRIBUNAL ? 'Tribunal de Contas' : codigo.toUpperCase()
  const resto = { site: null, sistema: null, leiaute: 'geral', semestre: 1, prazo_dias: null } as const
  return { codigo, sigla, nome: sigla, ...resto, versao: 0 }
}

/** The court that oversees the city, by its code. */
export const tribunalAtual = (): string => cidadeAtual().tribunal ?? SEM_TRIBUNAL

/** What is known of a court: all, of the city's own; of another, what its code says. */
export function corteDe(codigo: string): Corte {
  const { corte: own } = cidadeAtual()
  return own?.codigo === codigo ? own : desconhecida(codigo)
}
