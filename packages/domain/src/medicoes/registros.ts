import * as z from 'zod/mini'
import { MAX_MES } from '../servicos/servico.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'
import { MODOS } from './modo.ts'

/** What stands beside a contract's bulletins: how it is measured, what was planned, what was paid. */

/** A payment of a bulletin; several may pay one. */
export const pagamento = z.object({
  id: z.number(),
  id_boletim: z.number(),
  empenho: z.string(),
  nota_fiscal: z.string(),
  data: z.string(),
  valor: z.number(),
  registrado_por: z.number(),
  registrado_por_nome: z.string(),
})
export type Pagamento = z.output<typeof pagamento>

export const pagamentoCreate = labelled(
  z.object({
    empenho: fields.requiredText(60),
    nota_fiscal: fields.requiredText(60),
    data: fields.day,
    valor: fields.money,
    versao: fields.versaoLida,
  }),
  { empenho: 'Empenho', nota_fiscal: 'Nota fiscal', data: 'Pago em', valor: 'Valor pago' },
  'medicoes_pagamentos',
)
export type PagamentoCreate = z.output<typeof pagamentoCreate>

/** How a contract is measured. */
export const regraMedicao = z.object({
  id_contrato: z.number(),
  modo: z.nullable(z.enum(MODOS)),
  retencao_percentual: z.number(),
  versao: z.number(),
})
export type RegraMedicao = z.output<typeof regraMedicao>

export const regraUpdate = labelled(
  z.object({
    modo: z.enum(MODOS, MESSAGES.chooseModo),
    retencao_percentual: fields.decimals4(0, 100, MESSAGES.invalidPercent),
    versao: fields.versaoLida,
  }),
  { modo: 'Modo de medição', retencao_percentual: 'Retenção (%)' },
)
export type RegraUpdate = z.output<typeof regraUpdate>

/** What part of a stage falls in a month of the contract. */
export const previsto = z.object({ chave: z.number(), mes: z.number(), percentual: z.number() })

const MAX_PREVISTOS = 5000

export const cronogramaUpdate = labelled(
  z.object({
    previstos: z
      .array(
        z.object({
          chave: fields.id,
          mes: fields.integer(1, MAX_MES, 'Informe o mês.'),
          percentual: fields.decimals4(0, 100, MESSAGES.invalidPercent),
        }),
        { error: 'Informe a lista do cronograma.' },
      )
      .check(z.maxLength(MAX_PREVISTOS, `Informe no máximo ${MAX_PREVISTOS} linhas.`)),
    versao: fields.versao,
  }),
  { previstos: 'Previsão por mês' },
)
export type CronogramaUpdate = z.output<typeof cronogramaUpdate>

const pontoCurva = z.object({
  mes: z.number(),
  /** `M1 · set/2027`. */
  rotulo: z.string(),
  planejado: z.number(),
  medido: z.nullable(z.number()),
  pago: z.nullable(z.number()),
})

/** The S-curve with what it says in words; the figures are those of the last bulletin. */
export const curva = z.object({
  pontos: z.array(pontoCurva),
  mes: z.nullable(z.number()),
  spi: z.nullable(z.number()),
  cor: z.nullable(z.enum(['vermelho', 'amarelo', 'verde'])),
  texto: z.nullable(z.string()),
  contratado: z.number(),
  medido: z.number(),
  pago: z.number(),
  financeiro: z.number(),
  fisico: z.number(),
  diferenca: z.number(),
  adiantado: z.boolean(),
})
export type Curva = z.output<typeof curva>
