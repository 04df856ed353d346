import * as z from 'zod/mini'
import { aditivo } from '../aditivos/aditivo.ts'
import { mudanca } from '../avisos/mudanca.ts'
import { linhaPrazo } from '../painel/linha-prazo.ts'
import { valores } from '../painel/valores.ts'
import { paralisada } from '../projetos/paralisada.ts'
import { etapaDaSemana } from '../projetos/semana.ts'
import { parseDay } from '../shared/days.ts'
import { PAPEIS } from './papel.ts'

/** So many of each are told at a glance; the others are in the list that the card leads to. */
export const LINHAS = 6

/** The first of something, and how many there are. */
const parteDe = <T extends z.ZodMiniType>(linha: T) => z.object({ total: z.number(), linhas: z.array(linha) })

const obraParada = z.object({
  id: z.number(),
  nomeprojeto: z.string(),
  secretaria_nome: z.string(),
  paralisacao: paralisada,
})
export type ObraParada = z.output<typeof obraParada>

/** What has a term that ends: a contract, or an agreement of one of the families. */
export const TERMOS = ['contrato', 'convenio'] as const

const termo = z.object({
  tipo: z.enum(TERMOS),
  id: z.number(),
  /** The family of an agreement. */
  familia: z.nullable(z.string()),
  nome: z.string(),
  detalhe: z.string(),
  fim: z.string(),
  /** Days left; below zero when it has passed. */
  dias: z.number(),
})
export type Termo = z.output<typeof termo>

/** What the year's money of a department comes to. */
const dinheiroLinha = z.object({ id_secretaria: z.number(), secretaria: z.string(), ...valores })
export type DinheiroLinha = z.output<typeof dinheiroLinha>

const dinheiro = z.object({
  ano: z.number(),
  soma: z.object(valores),
  total: z.number(),
  linhas: z.array(dinheiroLinha),
})

/** The last time this server walked the trail, and what came of it; null where it has not yet. */
const trilha = z.object({
  conferida: z.nullable(z.object({ em: z.string(), integra: z.boolean(), registros: z.number() })),
})

/** A day's beginning: a card for each question; null where it is not this person's. */
export const inicio = z.object({
  hoje: z.string(),
  papel: z.enum(PAPEIS),
  etapas: z.nullable(parteDe(etapaDaSemana)),
  pedidos: z.nullable(parteDe(aditivo)),
  fila: z.nullable(parteDe(aditivo)),
  decididos: z.nullable(parteDe(aditivo)),
  caros: z.nullable(parteDe(aditivo)),
  trilha: z.nullable(trilha),
  mudancas: z.nullable(z.object({ desde: z.string(), linhas: z.array(mudanca) })),
  atrasados: z.nullable(parteDe(linhaPrazo)),
  dinheiro: z.nullable(dinheiro),
  paralisadas: z.nullable(parteDe(obraParada)),
  termos: z.nullable(z.object({ mes: z.string(), total: z.number(), linhas: z.array(termo) })),
})
export type Inicio = z.output<typeof inicio>

/** What the sheet of a meeting tells: more rows of the same. */
export type Reuniao = Pick<Inicio, 'hoje'> & {
  readonly [C in 'atrasados' | 'dinheiro' | 'paralisadas' | 'termos' | 'fila']: NonNullable<Inicio[C]>
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

export const inicioQuery = z.object({
  /** When the person was last here, as their browser remembers it; a week ago where it does not. */
  desde: z.optional(
    z.string().check(
      z.refine(
        // A day that no calendar has would be read as another.
        (text) =>
          INSTANT.test(text) && parseDay(text.slice(0, 10)) !== null && !Number.isNaN(Date.parse(text)),
        'Informe o instante, como 2026-11-16T10:00:00Z.',
      ),
    ),
  ),
})
