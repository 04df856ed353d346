import * as z from 'zod/mini'
import { feriadoCreate } from '../calendario/feriado.ts'
import type { Cidade } from '../cidade/cidade.ts'
import { tribunalDoPacote } from '../cidade/tribunais.ts'
import { LISTAS, MAX_OBJETIVO } from '../orcamento/opcao.ts'
import { ppa, saysPrograma } from '../orcamento/programa.ts'
import { TIPOS } from '../secretarias/secretaria.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { criterio } from './criterio.ts'
import { MESSAGES } from './messages.ts'

/** Whose data a pack holds: every city's, those of one state, one city's. */
export const NIVEIS = ['brasil', 'estado', 'cidade'] as const
export const NIVEL_LABELS: Record<(typeof NIVEIS)[number], string> = {
  brasil: 'Todo o país',
  estado: 'Um estado',
  cidade: 'Uma cidade',
}

/** What a pack may hold, in the order in which it is written: codes name departments. */
export const SECOES = ['secretarias', 'bairros', 'opcoes', 'feriados', 'tribunais', 'criterios'] as const
export type Secao = (typeof SECOES)[number]
export const SECAO_LABELS: Record<Secao, string> = {
  secretarias: 'Secretarias',
  bairros: 'Bairros',
  opcoes: 'Códigos do orçamento',
  feriados: 'Feriados',
  tribunais: 'Tribunais de contas',
  criterios: 'Critérios de transparência',
}

export const chave = z
  .string({ error: MESSAGES.badKey })
  .check(
    z.maxLength(40, { error: MESSAGES.badKey, abort: true }),
    z.regex(/^[A-Za-z0-9-]{2,40}$/, MESSAGES.badKey),
  )

const secretaria = z.object({
  nomesecretaria: fields.requiredText(200),
  tipo: z._default(z.enum(TIPOS, 'Escolha secretaria, assessoria ou entidade.'), 'secretaria'),
  nome_curto: fields.optionalText(40),
  nome_oficial: fields.optionalText(200),
  /** Its place on the charts, where nobody has it yet. */
  ordem_grafico: fields.clearable(fields.integer(1, 999)),
})

const bairro = z.object({ bairro: fields.requiredText(120), zona: fields.optionalText(60) })

const opcao = z
  .object({
    lista: z.enum(LISTAS, 'Escolha uma das listas.'),
    codigo: fields.requiredText(60),
    descricao: fields.requiredText(300),
    grupo: fields.optionalText(100),
    /** Whose code it is, by its name: numbers of departments are each city's own. */
    secretaria: fields.optionalText(200),
    ppa,
    objetivo: fields.optionalText(MAX_OBJETIVO),
  })
  .check(saysPrograma)

const some = <S extends z.ZodMiniType>(row: S, max: number) =>
  z._default(
    z.array(row, 'Informe uma lista.').check(z.maxLength(max, `Use no máximo ${max} registros.`)),
    [],
  )

const degrees = (most: number) =>
  z
    .number('Informe os graus.')
    .check(z.minimum(-most, 'Informe os graus.'), z.maximum(most, 'Informe os graus.'))

/** Data of a country, a state or a city, as a file. */
export const pacote = labelled(
  z.object({
    chave,
    nivel: z.enum(NIVEIS, 'Escolha brasil, estado ou cidade.'),
    /** The state of a city, whose pack goes before its own. */
    uf: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Informe a sigla do estado.'))),
    nome: fields.requiredText(120),
    descricao: fields.requiredText(500),
    /** Where the map of a city that begins with it opens, where that is not the middle of its municipality. */
    centro: z.optional(z.object({ latitude: degrees(90), longitude: degrees(180) })),
    secretarias: some(secretaria, 500),
    bairros: some(bairro, 3000),
    opcoes: some(opcao, 3000),
    feriados: some(feriadoCreate, 300),
    tribunais: some(tribunalDoPacote, 40),
    criterios: some(criterio, 500),
  }),
  {
    chave: 'Chave',
    nivel: 'Âmbito',
    uf: 'Estado',
    nome: 'Nome',
    descricao: 'Descrição',
    centro: 'Centro do mapa',
    ...SECAO_LABELS,
  },
)
export type Pacote = z.output<typeof pacote>

/** No section at all: a pack that was sent before there was one does not say it. */
export const VAZIO = Object.fromEntries(SECOES.map((secao) => [secao, []])) as unknown as Pick<Pacote, Secao>

/** A row of a section, by its fields. */
export type Registro = Readonly<Record<string, unknown>>

/** Whether a pack that comes with the system is this city's to load: another state's, or another city's, is of no use to it. */
export const servesCidade = ({ nivel, chave }: Pick<Pacote, 'nivel' | 'chave'>, cidade: Cidade): boolean => {
  if (nivel === 'brasil') return true
  return chave === (nivel === 'estado' ? cidade.uf : cidade.ibge)
}
