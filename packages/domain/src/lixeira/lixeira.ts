import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { type Day, dayOf, daysBetween } from '../shared/days.ts'
import * as fields from '../shared/fields.ts'
import { formatList } from '../shared/formats.ts'

/** How many days what was deleted can come back. */
export const DIAS_NA_LIXEIRA = 30

const DAY = 86_400_000

/** How many days are left of what was deleted then, counted from a day to the one on which it goes; none once that is past. */
export const diasQueFaltam = (excluido_em: string, today: Day): number =>
  Math.max(0, daysBetween(today, dayOf(new Date(Date.parse(excluido_em) + DIAS_NA_LIXEIRA * DAY))))

/** The same for people. */
export function someText(excluido_em: string, today: Day): string {
  const days = diasQueFaltam(excluido_em, today)
  if (days === 0) return 'some hoje'
  return days === 1 ? 'some amanhã' : `some em ${days} dias`
}

/** What was deleted up to this instant is gone for good. */
export const limiteDaLixeira = (now: Date): Date => new Date(now.getTime() - DIAS_NA_LIXEIRA * DAY)

/** A deleted project on the wire; its rows never leave the database. */
export const excluido = z.object({
  id: z.number(),
  /** The project's number, under which it comes back. */
  registro_id: z.number(),
  nome: z.string(),
  id_secretaria: z.number(),
  /** Null where the department is gone. */
  secretaria_nome: z.nullable(z.string()),
  excluido_por: z.number(),
  excluido_por_nome: z.string(),
  excluido_em: z.string(),
})
export type Excluido = z.output<typeof excluido>

export const lixeiraList = defineList({
  name: 'lixeira',
  title: 'Lixeira',
  columns: [
    { key: 'registro_id', label: 'Id', kind: 'id' },
    { key: 'nome', label: 'Projeto', kind: 'text' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'excluido_por_nome', label: 'Excluído por', kind: 'text' },
    { key: 'excluido_em', label: 'Excluído em', kind: 'instant' },
  ],
  filters: { id_secretaria: z.optional(fields.id) },
})

/** One sentence for each kind of thing that could not come back. */
const DEIXADOS: Record<string, string> = {
  orcamento: 'o vínculo com um lançamento orçamentário que não existe mais',
  pca: 'o vínculo com um item do PCA que não existe mais',
  bairros: 'o vínculo com um bairro que não existe mais',
}
const CONVENIO = 'o vínculo com um convênio que não existe mais'

/** What is missing of a project that is to come back: the table of the row, and that of what it leaned on. */
export interface Falta {
  readonly tabela: string
  readonly linha: number
  readonly alvo: string
}

/** A link is left out where its other end is gone: it says nothing alone. Anything else comes back whole or not at all. */
export const podeFicarFora = ({ tabela }: Falta): boolean => tabela === 'vinculos'

/** What was left out, each kind once. */
export const deixadosText = (faltas: readonly Falta[]): string[] => [
  ...new Set(faltas.map(({ alvo }) => DEIXADOS[alvo] ?? CONVENIO)),
]

const ALVOS: Record<string, string> = {
  secretarias: 'a secretaria',
  contratos: 'um contrato',
  orcamento: 'um lançamento orçamentário',
  usuarios: 'uma pessoa',
  fotos: 'uma foto',
}

/** Why it cannot come back. */
export const faltasText = (faltas: readonly Falta[]): string => {
  const alvos = [...new Set(faltas.map(({ alvo }) => ALVOS[alvo] ?? 'um registro'))]
  return `Este projeto não pode ser restaurado: ${formatList(alvos)} de que ele depende não ${alvos.length > 1 ? 'existem' : 'existe'} mais.`
}
