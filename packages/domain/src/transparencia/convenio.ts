import * as z from 'zod/mini'
import { FAMILIA_KEYS, FAMILIA_LABELS, type FamiliaKey } from '../convenios/familias.ts'
import { NATUREZA_CONVENIO_LABELS, NATUREZAS_CONVENIO } from '../convenios/natureza.ts'
import { concedenteOf } from '../dados/oc4ids/partes.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'

/** Whose money an agreement brings, as it is told in OC4IDS; each by a family of theirs. */
const nomeDe = (familia: FamiliaKey): string => concedenteOf({ familia })?.name ?? familia
const CONCEDENTES = ['estado', 'uniao', 'caixa', 'assembleia'] as const
const CONCEDENTE_LABELS: Readonly<Record<(typeof CONCEDENTES)[number], string>> = {
  estado: nomeDe('estadual'),
  uniao: nomeDe('federal'),
  caixa: nomeDe('finisa'),
  assembleia: nomeDe('sempapel'),
}

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** An agreement of any family, in the same words. */
export const convenioPublico = z.object({
  /** Of its own in this list: records of two families may have the same number. */
  id: z.number(),
  id_convenio: z.number(),
  familia: z.enum(FAMILIA_KEYS),
  numero: nullableText,
  ano: nullableNumber,
  concedente: z.enum(CONCEDENTES),
  natureza: z.enum(NATUREZAS_CONVENIO),
  /** Of an agreement that gives money alone. */
  beneficiario: nullableText,
  beneficiario_cnpj: nullableText,
  objeto: nullableText,
  repasse: nullableNumber,
  contrapartida: nullableNumber,
  total: nullableNumber,
  /** What came in so far, and when the last of it did. */
  recebido: nullableNumber,
  recebido_em: nullableText,
  /** As it was noted, in words. */
  recurso_liberado: nullableText,
  assinatura: nullableText,
  vigencia_fim: nullableText,
  situacao: nullableText,
  /** What was agreed, by number or title, and where it is read, where it is kept here and everybody's. */
  termo: nullableText,
  termo_endereco: nullableText,
})
export type ConvenioPublico = z.output<typeof convenioPublico>

export const conveniosPublicosList = defineList({
  name: 'transparencia-convenios',
  title: 'Convênios e transferências',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'familia', label: 'Família', kind: 'text', labels: FAMILIA_LABELS },
    { key: 'numero', label: 'Número', kind: 'text' },
    { key: 'ano', label: 'Ano', kind: 'year' },
    { key: 'concedente', label: 'Concedente', kind: 'text', labels: CONCEDENTE_LABELS },
    { key: 'natureza', label: 'Natureza', kind: 'text', labels: NATUREZA_CONVENIO_LABELS },
    { key: 'beneficiario', label: 'Beneficiário', kind: 'text' },
    { key: 'beneficiario_cnpj', label: 'CNPJ do beneficiário', kind: 'text' },
    { key: 'objeto', label: 'Objeto', kind: 'text' },
    { key: 'repasse', label: 'Repasse (R$)', kind: 'money', sum: true },
    { key: 'contrapartida', label: 'Contrapartida (R$)', kind: 'money', sum: true },
    { key: 'total', label: 'Valor total (R$)', kind: 'money', sum: true },
    { key: 'recebido', label: 'Recebido (R$)', kind: 'money', sum: true },
    { key: 'recebido_em', label: 'Último recebimento', kind: 'day' },
    { key: 'recurso_liberado', label: 'Recurso liberado', kind: 'text' },
    { key: 'assinatura', label: 'Assinatura', kind: 'day' },
    { key: 'vigencia_fim', label: 'Fim da vigência', kind: 'day' },
    { key: 'situacao', label: 'Situação', kind: 'text' },
    { key: 'termo', label: 'Termo', kind: 'text', sortable: false },
  ],
  filters: {
    ano: z.optional(fields.integer(1900, 2199)),
    familia: z.optional(z.enum(FAMILIA_KEYS, 'Família desconhecida.')),
    natureza: z.optional(z.enum(NATUREZAS_CONVENIO, 'Natureza desconhecida.')),
  },
})
