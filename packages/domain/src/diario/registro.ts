import * as z from 'zod/mini'
import { anexo, arquivo } from '../arquivos/arquivo.ts'
import { isRetido } from '../arquivos/verificacao.ts'
import { ETAPAS } from '../etapas/etapa.ts'
import type { AlsoMissing } from '../http/call.ts'
import { type Column, defineList } from '../http/list.ts'
import { latitude, longitude } from '../shared/degrees.ts'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'
import { MOMENTO_LABELS, MOMENTOS } from './momento.ts'

export const TIPOS_REGISTRO = ['foto', 'ocorrencia'] as const
export type TipoRegistro = (typeof TIPOS_REGISTRO)[number]
export const TIPO_LABELS: Record<TipoRegistro, string> = { foto: 'Foto', ocorrencia: 'Ocorrência' }

export const SITUACOES_REGISTRO = ['vigente', 'sem_efeito'] as const
export const SITUACAO_LABELS: Record<(typeof SITUACOES_REGISTRO)[number], string> = {
  vigente: 'Vigente',
  sem_efeito: 'Sem efeito',
}

/** Where a position was read: off the picture, or off the phone that sent it. */
export const POSICOES = ['foto', 'aparelho'] as const

export const MAX_LEGENDA = 500
export const MAX_OCORRENCIA = 4000

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** What everyone is told of a picture. */
const publicFields = {
  id: z.number(),
  id_projeto: z.number(),
  dia: z.string(),
  etapa: nullableNumber,
  momento: z.nullable(z.enum(MOMENTOS)),
  texto: nullableText,
  /** The picture, and a small one for lists: written anew, without what the camera notes in a file. */
  foto: nullableText,
  miniatura: nullableText,
}

/** A picture as everyone sees it. */
export const fotoPublica = z.object({ ...publicFields, nomeprojeto: z.string() })
export type FotoPublica = z.output<typeof fotoPublica>

/** An entry as those who work on it read it; to others all that is not public is null. */
export const registroDiario = z.object({
  ...publicFields,
  tipo: z.enum(TIPOS_REGISTRO),
  /** Which of its work's occurrences it is, counted as they were written; none of a picture. */
  numero: nullableNumber,
  hora: nullableText,
  id_contrato: nullableNumber,
  contrato_nome: nullableText,
  latitude: nullableNumber,
  longitude: nullableNumber,
  posicao: z.nullable(z.enum(POSICOES)),
  /** The file as it was sent. */
  arquivo: z.nullable(arquivo),
  /** The day its camera wrote into the file. */
  exif_dia: nullableText,
  autor_id: nullableNumber,
  autor_nome: nullableText,
  criado_em: nullableText,
  situacao: z.enum(SITUACOES_REGISTRO),
  motivo: nullableText,
  versao: z.number(),
})
export type RegistroDiario = z.output<typeof registroDiario>

/** Whether its picture is shown: it counts, and the antivirus does not hold it back. */
export const isMostrada = ({
  foto,
  situacao,
  arquivo: file,
}: Pick<RegistroDiario, 'foto' | 'situacao' | 'arquivo'>) =>
  foto !== null && situacao === 'vigente' && (file === null || !isRetido(file.verificado))

/** What its fields are called. */
export const LABELS = {
  chave: 'Chave',
  id_projeto: 'Projeto',
  id_contrato: 'Contrato',
  tipo: 'Tipo de registro',
  dia: 'Dia',
  hora: 'Hora',
  etapa: 'Etapa',
  momento: 'Momento',
  texto: 'Texto',
  latitude: 'Latitude',
  longitude: 'Longitude',
  arquivo: 'Foto original',
}
/** What is said of a picture, and in the book, is called by its own name where it stands alone. */
const FOTO_LABELS = { ...LABELS, texto: 'Legenda' }
const LIVRO_LABELS = { ...LABELS, texto: 'O que aconteceu' }

const hora = z
  .string({ error: MESSAGES.invalidHora })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, MESSAGES.invalidHora))
const etapa = fields.clearable(fields.integerOr(1, ETAPAS.length, 'Escolha uma das seis etapas.'))
const momento = fields.clearable(z.enum(MOMENTOS, MESSAGES.chooseMomento))
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

interface Sent {
  tipo?: unknown
  texto?: unknown
  arquivo?: unknown
  latitude?: unknown
  longitude?: unknown
}
const isEmpty = (value: unknown) => value == null || value === ''
const isSaid = ({ tipo, texto }: Sent) =>
  tipo !== 'ocorrencia' || (!isEmpty(texto) && (typeof texto !== 'string' || texto.trim() !== ''))
const isShown = ({ tipo, arquivo: file }: Sent) => tipo !== 'foto' || file != null

/** Told together with what else is missing: an occurrence is its words, a picture its file. */
export const missingRegistro: AlsoMissing = (body) => ({
  ...(isSaid(body) ? {} : { texto: REQUIRED }),
  ...(isShown(body) ? {} : { arquivo: MESSAGES.noPicture }),
})

export const registroCreate = labelled(
  z
    .object({
      /** Made where the entry is: the same one sent twice is one. */
      chave: z.string({ error: REQUIRED }).check(z.toLowerCase(), z.regex(UUID, MESSAGES.invalidChave)),
      id_projeto: fields.id,
      id_contrato: fields.clearable(fields.id),
      tipo: z.enum(TIPOS_REGISTRO, MESSAGES.chooseTipo),
      dia: fields.day,
      hora: fields.clearable(hora),
      etapa,
      momento,
      texto: fields.optionalText(MAX_OCORRENCIA),
      latitude: fields.clearable(latitude),
      longitude: fields.clearable(longitude),
      arquivo: anexo,
    })
    .check(
      z.refine<Sent>(isSaid, { error: REQUIRED, path: ['texto'] }),
      z.refine<Sent>(isShown, { error: MESSAGES.noPicture, path: ['arquivo'] }),
      z.refine<Sent>(({ tipo, arquivo: file }) => tipo !== 'ocorrencia' || file == null, {
        error: MESSAGES.pictureOfText,
        path: ['arquivo'],
      }),
      z.refine<Sent>(
        ({ tipo, texto }) => tipo !== 'foto' || typeof texto !== 'string' || texto.length <= MAX_LEGENDA,
        { error: `Use no máximo ${MAX_LEGENDA} caracteres.`, path: ['texto'] },
      ),
      z.refine<Sent>((place) => isEmpty(place.latitude) === isEmpty(place.longitude), {
        error: MESSAGES.halfPlace,
        path: ['latitude'],
      }),
    ),
  LABELS,
)
export type RegistroCreate = z.output<typeof registroCreate>

/** As the forms ask for them, before key, project and file are added. */
export const fotoNova = labelled(
  z.object({
    texto: fields.optionalText(MAX_LEGENDA),
    momento,
    etapa,
    dia: fields.day,
    hora: fields.clearable(hora),
  }),
  FOTO_LABELS,
  'diario',
)
export type FotoNova = z.input<typeof fotoNova>

export const ocorrenciaNova = labelled(
  z.object({
    texto: fields.requiredText(MAX_OCORRENCIA),
    dia: fields.day,
    hora: fields.clearable(hora),
    etapa,
    id_contrato: fields.clearable(fields.id),
  }),
  LIVRO_LABELS,
)

/** Of a picture, what is said of it; what is missing stays as it is. */
export const registroCorrigir = labelled(
  z.object({ texto: fields.optionalText(MAX_LEGENDA), etapa, momento, versao: fields.versaoLida }),
  FOTO_LABELS,
  'diario',
)
export type RegistroCorrigir = z.output<typeof registroCorrigir>

const MOTIVO = { motivo: 'Por que fica sem efeito' }
export const registroSemEfeito = labelled(
  z.object({ motivo: fields.requiredText(500), versao: fields.versaoLida }),
  MOTIVO,
)
export type RegistroSemEfeito = z.output<typeof registroSemEfeito>

const ETAPA_LABELS = Object.fromEntries(ETAPAS.map(({ numero, nome }) => [String(numero), nome]))

const byEtapa = {
  etapa: z.optional(fields.integerOr(1, ETAPAS.length, 'Escolha uma das seis etapas.')),
  momento: z.optional(z.enum(MOMENTOS, MESSAGES.chooseMomento)),
}

const publicColumns = [
  { key: 'id', label: 'Id', kind: 'id' },
  { key: 'dia', label: LABELS.dia, kind: 'day' },
  { key: 'etapa', label: LABELS.etapa, kind: 'integer', labels: ETAPA_LABELS },
  { key: 'momento', label: LABELS.momento, kind: 'text', labels: MOMENTO_LABELS },
] as const satisfies readonly Column[]

export const fotosList = defineList({
  name: 'diario-fotos',
  title: 'Fotos das obras',
  columns: [
    ...publicColumns,
    { key: 'texto', label: FOTO_LABELS.texto, kind: 'text' },
    { key: 'nomeprojeto', label: LABELS.id_projeto, kind: 'text' },
  ],
  filters: { id_projeto: z.optional(fields.id), ...byEtapa },
})

export const diarioList = defineList({
  name: 'diario',
  title: 'Diário de obra',
  columns: [
    ...publicColumns,
    { key: 'texto', label: LABELS.texto, kind: 'text' },
    { key: 'tipo', label: LABELS.tipo, kind: 'text', labels: TIPO_LABELS },
    { key: 'hora', label: LABELS.hora, kind: 'text' },
    { key: 'situacao', label: 'Situação', kind: 'text', labels: SITUACAO_LABELS },
  ],
  filters: {
    tipo: z.optional(z.enum(TIPOS_REGISTRO, MESSAGES.chooseTipo)),
    situacao: z.optional(z.enum(SITUACOES_REGISTRO, MESSAGES.chooseSituacao)),
    ...byEtapa,
  },
})

/** As the audit trail names them. */
export const registroColumns: readonly Column[] = [
  ...diarioList.columns,
  { key: 'contrato_id', label: 'Contrato (nº)', kind: 'integer' },
  { key: 'latitude', label: LABELS.latitude, kind: 'decimal' },
  { key: 'longitude', label: LABELS.longitude, kind: 'decimal' },
  {
    key: 'posicao',
    label: 'Posição lida',
    kind: 'text',
    labels: { foto: 'da foto', aparelho: 'do aparelho' },
  },
  { key: 'arquivo', label: 'Foto original (SHA-256)', kind: 'text' },
  { key: 'arquivo_nome', label: 'Nome do arquivo', kind: 'text' },
  { key: 'foto', label: 'Foto publicada', kind: 'text' },
  { key: 'miniatura', label: 'Miniatura', kind: 'text' },
  { key: 'exif_dia', label: 'Dia gravado pela câmera', kind: 'day' },
  { key: 'autor_id', label: 'Autor (usuário nº)', kind: 'integer' },
  { key: 'criado_em', label: 'Registrado em', kind: 'instant' },
  { key: 'motivo', label: MOTIVO.motivo, kind: 'text' },
]
