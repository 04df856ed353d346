import * as z from 'zod/mini'
import { type NumeroEtapa, SITUACOES } from '../etapas/etapa.ts'
import { MOTIVO_LABELS, MOTIVOS_SEMANA } from '../etapas/semana.ts'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import type { SessionUser } from '../shared/roles.ts'
import { processosList } from './projeto.ts'

/** The list whose batch saves what is typed here: `PUT /api/lote/processos`. */
export const LISTA_DAS_ETAPAS = processosList.name

/** By which columns of that list a stage is changed. */
export const colunasDaEtapa = (numero: NumeroEtapa) => ({
  inicio: `datainicioetapa${numero}` as const,
  fim: `datafimetapa${numero}` as const,
  prazo: `prazoetapa${numero}` as const,
  situacao: `situacaoetapa${numero}` as const,
})

/** A stage of the weekly round. */
export const etapaDaSemana = z.object({
  id_projeto: z.number(),
  /** The project's, to save from. */
  versao: z.number(),
  projeto: z.string(),
  id_secretaria: z.number(),
  secretaria: z.string(),
  etapa: z.number(),
  etapa_nome: z.string(),
  inicio: z.nullable(z.string()),
  fim: z.nullable(z.string()),
  prazo: z.nullable(z.number()),
  situacao: z.nullable(z.enum(SITUACOES)),
  /** Why it is here. */
  motivo: z.enum(MOTIVOS_SEMANA),
  /** Days since it should have ended, or begun. */
  atraso: z.number(),
  colunas: z.object({ inicio: z.string(), fim: z.string(), prazo: z.string(), situacao: z.string() }),
  /** Why this person may not change it; null where they may. */
  recusa: z.nullable(z.string()),
  /** Of these columns, those that only an amendment changes. */
  travados: z.array(z.string()),
})
export type EtapaDaSemana = z.output<typeof etapaDaSemana>

export const semanaList = defineList({
  name: 'etapas-semana',
  title: 'Etapas desta semana',
  columns: [
    { key: 'projeto', label: 'Projeto', kind: 'text' },
    { key: 'secretaria', label: 'Secretaria', kind: 'text' },
    { key: 'etapa_nome', label: 'Etapa', kind: 'text' },
    { key: 'inicio', label: 'Início', kind: 'day' },
    { key: 'fim', label: 'Fim', kind: 'day' },
    { key: 'prazo', label: 'Prazo em dias', kind: 'decimal' },
    { key: 'situacao', label: 'Situação', kind: 'text' },
    { key: 'motivo', label: 'Por quê', kind: 'text', labels: MOTIVO_LABELS },
    { key: 'atraso', label: 'Dias de atraso', kind: 'integer' },
  ],
  filters: {
    id_secretaria: z.optional(fields.id),
    motivo: z.optional(z.enum(MOTIVOS_SEMANA, 'Motivo desconhecido.')),
  },
})

/** The department whose stages alone a person looks after; null for those who look after all. */
export const secretariaDaSemana = ({ role, id_secretaria }: SessionUser): number | null =>
  role === 'user' ? id_secretaria : null
