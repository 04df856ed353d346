import * as z from 'zod/mini'
import { type Column, defineList, sheetColumns } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'

export const TIPOS = ['secretaria', 'assessoria', 'entidade'] as const
export const TIPO_LABELS: Record<(typeof TIPOS)[number], string> = {
  secretaria: 'Secretaria',
  assessoria: 'Assessoria',
  entidade: 'Entidade',
}

/** The 27 preset pictures under `/img/`. */
export const AVATARS: readonly string[] = Array.from({ length: 27 }, (_, index) => `${index + 1}.svg`)

/** Where a picture is found: a preset avatar, or the department's uploaded photo. */
export const imagePath = (imagem: string): string => `/img/${imagem}`

const tipo = z.enum(TIPOS, 'Escolha secretaria, assessoria ou entidade.')

/** A department and who heads it. */
export const secretaria = z.object({
  id: z.number(),
  nomesecretaria: z.string(),
  secretario: z.nullable(z.string()),
  formacao: z.nullable(z.string()),
  dataregistro: z.nullable(z.string()),
  imagem: z.nullable(z.string()),
  tipo: z.enum(TIPOS),
  nome_curto: z.nullable(z.string()),
  nome_oficial: z.nullable(z.string()),
  ordem_grafico: z.nullable(z.number()),
  /** One that is out of use is offered for nothing new, and keeps what is its own. */
  ativo: z.boolean(),
  /** Its place in lists and choices; those without one follow, by name. */
  ordem: z.nullable(z.number()),
  versao: z.number(),
})
export type Secretaria = z.output<typeof secretaria>

/** What the select boxes show of it. */
export const nomeSecretaria = z.object({
  id: z.number(),
  nomesecretaria: z.string(),
  nome_curto: z.nullable(z.string()),
  ativo: z.boolean(),
})

/** What its fields are called; the picture has a name of its own on the wire of the creation. */
export const LABELS = {
  id: 'Id',
  nomesecretaria: 'Nome da secretaria',
  secretario: 'Nome do secretário',
  formacao: 'Formação do secretário',
  dataregistro: 'Data de registro',
  tipo: 'Tipo',
  nome_curto: 'Nome curto',
  nome_oficial: 'Nome oficial',
  imagem: 'Imagem',
  file: 'Imagem',
  ativo: 'Situação',
  ordem: 'Lugar nas listas',
  ordem_grafico: 'Lugar nos gráficos',
}

export const SITUACAO_LABELS = { true: 'Em uso', false: 'Desativada' } as const

const lugar = fields.clearable(fields.integer(1, 999, 'Informe o lugar, a partir de 1.'))
/** Whoever takes a place moves those from there on by one. */
const lugares = { ordem: lugar, ordem_grafico: lugar }

const optionalFields = {
  secretario: fields.optionalText(200),
  formacao: fields.optionalText(200),
  dataregistro: fields.clearable(fields.day),
  tipo: z.optional(tipo),
  nome_curto: fields.optionalText(40),
  nome_oficial: fields.optionalText(200),
}

/** On the wire of the creation the picture's name travels as `file`. */
export const secretariaCreate = labelled(
  z.object({
    nomesecretaria: fields.requiredText(200),
    ...optionalFields,
    file: fields.optionalText(100),
  }),
  LABELS,
  'secretarias',
)

/** What is missing stays as it is. */
export const secretariaUpdate = labelled(
  z.object({
    nomesecretaria: fields.requiredText(200),
    ...optionalFields,
    imagem: fields.optionalText(100),
    ...lugares,
    versao: fields.versao,
  }),
  LABELS,
  'secretarias',
)

/** Whether it is in use, and where it stands. */
export const secretariaLugar = labelled(
  z.object({
    ativo: z.optional(fields.flag),
    ...lugares,
    versao: fields.versao,
  }),
  LABELS,
  'secretarias',
)

export const secretariasList = defineList({
  name: 'secretarias',
  title: 'SECRETARIA E/OU ASSESSORIA',
  sobre: 'As secretarias da prefeitura e quem responde por elas.',
  short: true,
  columns: [
    { key: 'id', label: LABELS.id, kind: 'id' },
    { key: 'nomesecretaria', label: 'Secretaria', kind: 'text' },
    { key: 'secretario', label: 'Secretário', kind: 'text' },
    { key: 'formacao', label: 'Formação', kind: 'text' },
    { key: 'tipo', label: LABELS.tipo, kind: 'text', labels: TIPO_LABELS },
    { key: 'nome_oficial', label: LABELS.nome_oficial, kind: 'text' },
    { key: 'dataregistro', label: LABELS.dataregistro, kind: 'day' },
    { key: 'ordem', label: LABELS.ordem, kind: 'integer' },
    { key: 'ordem_grafico', label: LABELS.ordem_grafico, kind: 'integer' },
    { key: 'ativo', label: LABELS.ativo, kind: 'boolean', labels: SITUACAO_LABELS },
  ],
  filters: { tipo: z.optional(tipo), ativo: z.optional(fields.flag) },
})

/** Its spreadsheet has all that a person may type. */
export const secretariasPlanilha: readonly Column[] = sheetColumns(secretariasList, [
  { key: 'nome_curto', label: LABELS.nome_curto, kind: 'text' },
])

export const nomesSecretariasList = defineList({
  name: 'nomes-secretarias',
  title: 'Nomes das secretarias',
  short: true,
  columns: [
    { key: 'id', label: LABELS.id, kind: 'id' },
    { key: 'nomesecretaria', label: 'Secretaria', kind: 'text' },
  ],
  filters: { tipo: z.optional(tipo), ativo: z.optional(fields.flag) },
})
