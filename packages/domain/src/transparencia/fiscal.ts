import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'

/** Who answers for a contract (art. 117), in the order in which they are told. */
export const PAPEIS = ['titular', 'substituto', 'gestor'] as const
export type Papel = (typeof PAPEIS)[number]
export const PAPEL_LABELS: Readonly<Record<Papel, string>> = {
  titular: 'Fiscal titular',
  substituto: 'Fiscal substituto',
  gestor: 'Gestor do contrato',
}

export const VIGENCIAS = ['vigente', 'encerrado'] as const
export const VIGENCIA_LABELS: Readonly<Record<(typeof VIGENCIAS)[number], string>> = {
  vigente: 'Vigente',
  encerrado: 'Encerrado',
}

const nullableText = z.nullable(z.string())

/** Somebody who answers for a signed contract. */
export const fiscalPublico = z.object({
  id: z.number(),
  id_contrato: z.number(),
  contrato: z.string(),
  ano: z.number(),
  objeto: z.string(),
  empresa: z.string(),
  id_secretaria: z.number(),
  secretaria_nome: z.string(),
  papel: z.enum(PAPEIS),
  fiscal: z.string(),
  /** Number of the act that named them, and where it is read, where it is kept here and everybody's. */
  portaria: nullableText,
  portaria_endereco: nullableText,
  /** The contract's: from its signature until it ended, or ends. */
  de: z.string(),
  ate: nullableText,
  vigencia: z.enum(VIGENCIAS),
})
export type FiscalPublico = z.output<typeof fiscalPublico>

export const fiscaisList = defineList({
  name: 'transparencia-fiscais',
  title: 'Fiscais de contratos',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'fiscal', label: 'Nome', kind: 'text' },
    { key: 'papel', label: 'Papel', kind: 'text', labels: PAPEL_LABELS },
    { key: 'contrato', label: 'Contrato', kind: 'text' },
    { key: 'objeto', label: 'Objeto', kind: 'text' },
    { key: 'empresa', label: 'Contratado', kind: 'text' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'portaria', label: 'Portaria', kind: 'text', sortable: false },
    { key: 'de', label: 'Desde', kind: 'day' },
    { key: 'ate', label: 'Até', kind: 'day' },
    { key: 'vigencia', label: 'Contrato está', kind: 'text', labels: VIGENCIA_LABELS },
  ],
  filters: {
    ano: z.optional(fields.integer(1900, 2199)),
    id_secretaria: z.optional(fields.id),
    papel: z.optional(z.enum(PAPEIS, 'Papel desconhecido.')),
    vigencia: z.optional(z.enum(VIGENCIAS, 'Escolha vigente ou encerrado.')),
  },
})
