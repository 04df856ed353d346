import * as z from 'zod/mini'
import { anexo, arquivo } from '../arquivos/arquivo.ts'
import { envioId } from '../arquivos/envio.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { ACESSOS, FUNDAMENTOS } from './acesso.ts'
import { ENTIDADE_LABELS, ENTIDADES } from './donos.ts'
import { MESSAGES } from './messages.ts'

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** A signature inside of a PDF, as far as it was looked at: no chain of certificates is validated. */
export const assinatura = z.object({
  /** As the signer's certificate says it. */
  nome: nullableText,
  emissor: nullableText,
  /** When it says it was made; the signer's own word unless a timestamp is told. */
  em: nullableText,
  /** Whether what was signed is still what the file has. */
  integra: z.boolean(),
  /** Whether bytes were added to the file after it that no later signature is over. */
  alterado_depois: z.boolean(),
  /** Said where bytes were added after it and a later signature that holds is over them too. */
  coberto_depois: z.optional(z.boolean()),
  /** Said of a timestamp: not a person's signature, but an authority's word on when the file was so. */
  carimbo: z.optional(z.boolean()),
})
export type Assinatura = z.output<typeof assinatura>

/** A version of a document. */
export const versaoDocumento = z.object({
  id: z.number(),
  n: z.number(),
  /** The one that everyone may have, where the other holds what is nobody else's affair. */
  publica: z.boolean(),
  arquivo: arquivo,
  tipo: z.string(),
  enviado_por_nome: nullableText,
  enviado_em: z.string(),
  /** Null where it was not looked for any. */
  assinaturas: z.nullable(z.array(assinatura)),
})
export type VersaoDocumento = z.output<typeof versaoDocumento>

export const SITUACOES_DOCUMENTO = ['vigente', 'sem_efeito'] as const

/** A document as a list tells it. To everyone, only what is public of it, and nothing of who did what. */
export const documento = z.object({
  id: z.number(),
  entidade: z.enum(ENTIDADES),
  registro_id: z.number(),
  /** What its record is called. */
  dono: z.string(),
  id_secretaria: nullableNumber,
  /** The project it belongs to, itself or through its record; null where there is none or are several. */
  id_projeto: nullableNumber,
  etapa: nullableNumber,
  /** The expected document that it is; null for any other. */
  codigo: nullableText,
  titulo: z.string(),
  numero: nullableText,
  data_documento: nullableText,
  /** An address where it was published, or the number of a process elsewhere. */
  link: nullableText,
  link_conferido_em: nullableText,
  acesso: z.enum(ACESSOS),
  /** From which day on everyone may read it; null while nobody outside may. */
  publico_desde: nullableText,
  restrito_base: z.nullable(z.enum(FUNDAMENTOS)),
  restrito_motivo: nullableText,
  restrito_ate: nullableText,
  situacao: z.enum(SITUACOES_DOCUMENTO),
  motivo: nullableText,
  /** The newest version: of those for everyone, to everyone. Null for an address. */
  versao_atual: z.nullable(versaoDocumento),
  versoes: z.number(),
  criado_em: z.string(),
  criado_por_nome: nullableText,
  versao: z.number(),
})
export type Documento = z.output<typeof documento>

/** What its fields are called. */
export const LABELS = {
  entidade: 'Registro',
  registro_id: 'Registro nº',
  etapa: 'Etapa',
  codigo: 'Tipo do documento',
  titulo: 'Título',
  numero: 'Número do documento',
  data_documento: 'Data do documento',
  link: 'Endereço ou nº do processo',
  link_conferido_em: 'Conferido em',
  arquivo: 'Arquivo',
  envio: 'Envio',
  publica: 'Versão para o público',
  restrito_base: 'Fundamento da restrição',
  restrito_motivo: 'Motivo da restrição',
  restrito_ate: 'Restrito até',
  motivo: 'Motivo',
}

const etapa = fields.integer(1, 6, 'Escolha uma das seis etapas.')

const own = {
  etapa: fields.clearable(etapa),
  codigo: fields.optionalText(60),
  numero: fields.optionalText(60),
  data_documento: fields.clearable(fields.day),
  link: fields.optionalText(500),
  link_conferido_em: fields.clearable(fields.day),
}

/** A file comes with the form, or was sent before it in parts (`envios`). */
const bytes = { arquivo: anexo, envio: fields.clearable(envioId) }

export const documentoCreate = labelled(
  z.object({
    entidade: z.enum(ENTIDADES, MESSAGES.chooseEntidade),
    registro_id: fields.id,
    titulo: fields.requiredText(200),
    ...own,
    ...bytes,
  }),
  LABELS,
  'documentos',
)
export type DocumentoCreate = z.output<typeof documentoCreate>

/** What is missing stays as it is. Its file changes by a new version only. */
export const documentoUpdate = labelled(
  z.object({ titulo: z.optional(fields.requiredText(200)), ...own, versao: fields.versao }),
  LABELS,
  'documentos',
)
export type DocumentoUpdate = z.output<typeof documentoUpdate>

export const versaoCreate = labelled(
  z.object({ ...bytes, publica: z._default(fields.flag, false), versao: fields.versaoLida }),
  LABELS,
)
export type VersaoCreate = z.output<typeof versaoCreate>

/** Restricts what the rule would have public; without a ground it goes back to the rule. */
export const restricao = labelled(
  z.object({
    restrito_base: fields.clearable(z.enum(FUNDAMENTOS, 'Escolha o fundamento.')),
    restrito_motivo: fields.optionalText(1000),
    restrito_ate: fields.clearable(fields.day),
    versao: fields.versaoLida,
  }),
  LABELS,
)
export type Restricao = z.output<typeof restricao>

export const semEfeito = labelled(
  z.object({ motivo: fields.requiredText(1000), versao: fields.versaoLida }),
  LABELS,
)

export const documentosList = defineList({
  name: 'documentos',
  title: 'Documentos',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'titulo', label: LABELS.titulo, kind: 'text' },
    { key: 'etapa', label: LABELS.etapa, kind: 'integer' },
    { key: 'entidade', label: LABELS.entidade, kind: 'text', labels: ENTIDADE_LABELS },
    { key: 'dono', label: 'De', kind: 'text', sortable: false },
    { key: 'numero', label: LABELS.numero, kind: 'text' },
    { key: 'data_documento', label: LABELS.data_documento, kind: 'day' },
    { key: 'publico_desde', label: 'Público desde', kind: 'day', sortable: false },
    { key: 'criado_em', label: 'Guardado em', kind: 'instant' },
  ],
  filters: {
    entidade: z.optional(z.enum(ENTIDADES, MESSAGES.chooseEntidade)),
    registro_id: z.optional(fields.id),
    /** Those of a project and of everything that is part of it. */
    id_projeto: z.optional(fields.id),
    etapa: z.optional(etapa),
    codigo: z.optional(fields.requiredText(60)),
    situacao: z.optional(z.enum(SITUACOES_DOCUMENTO, 'Situação desconhecida.')),
  },
})
