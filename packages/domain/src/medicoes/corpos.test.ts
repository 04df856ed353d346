import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { MAX_ITENS } from '../quantitativos/constantes.ts'
import { recebimentoCreate } from '../recebimentos/recebimento.ts'
import { validate } from '../shared/issues.ts'
import { boletimCreate, boletimUpdate, conferencia, devolucao, liquidacao } from './corpos.ts'
import { MESSAGES } from './messages.ts'
import { cronogramaUpdate, pagamentoCreate, regraUpdate } from './registros.ts'

const row = { chave: 1, pleiteada: 10 }

describe('what is sent', () => {
  it.each<[string, z.ZodMiniType, object, object]>([
    [
      'a new bulletin',
      boletimCreate,
      { id_contrato: 1, inicio: '2026-03-01', fim: '2026-03-31' },
      { final: false },
    ],
    ['a draft', boletimUpdate, { itens: [row], versao: 2 }, { itens: [row], versao: 2 }],
    [
      'an emptied row',
      boletimUpdate,
      { itens: [{ chave: 1, pleiteada: '' }] },
      { itens: [{ pleiteada: 0 }] },
    ],
    [
      'an estorno',
      boletimUpdate,
      { itens: [{ chave: 1, pleiteada: -0.0001 }] },
      { itens: [{ pleiteada: -0.0001 }] },
    ],
    [
      'accepted as claimed',
      conferencia,
      { itens: [{ chave: 1, aceita: null }], versao: 3 },
      { itens: [{ aceita: null }], versao: 3 },
    ],
    [
      'an invoice',
      liquidacao,
      { nota_fiscal: ' 123 ', nota_fiscal_em: '2026-04-02', versao: 3 },
      { nota_fiscal: '123' },
    ],
    [
      'no adjustment any more',
      boletimUpdate,
      { indice_base: '', indice_atual: null },
      { indice_base: null, indice_atual: null },
    ],
  ])('%s', (_, schema, body, data) => {
    expect(validate(schema, body)).toMatchObject({ ok: true, data })
  })

  it.each<[string, z.ZodMiniType, object, string, string]>([
    ['a row twice', boletimUpdate, { itens: [row, row] }, 'itens.1.chave', MESSAGES.repeatedRow],
    [
      'a row twice in the check',
      conferencia,
      { itens: [{ chave: 1 }, { chave: 1 }] },
      'itens.1.chave',
      MESSAGES.repeatedRow,
    ],
    [
      'five places',
      boletimUpdate,
      { itens: [{ chave: 1, pleiteada: 0.00001 }] },
      'itens.0.pleiteada',
      'Use no máximo quatro casas decimais.',
    ],
    [
      'no number',
      boletimUpdate,
      { itens: [{ chave: 1, pleiteada: 'x' }] },
      'itens.0.pleiteada',
      MESSAGES.invalidQuantity,
    ],
    ['no rows', conferencia, { itens: null }, 'itens', MESSAGES.invalidRows],
    [
      'too many rows',
      boletimUpdate,
      { itens: Array.from({ length: MAX_ITENS + 1 }, (_, index) => ({ chave: index + 1, pleiteada: 1 })) },
      'itens',
      'Informe no máximo 5000 itens.',
    ],
    ['an index of zero', boletimUpdate, { indice_base: 0 }, 'indice_base', 'O menor valor aceito é 0,0001.'],
    [
      'a deduction above all',
      boletimUpdate,
      { deducoes: [{ nome: 'ISS', base: 1, percentual: 101 }] },
      'deducoes.0.percentual',
      'O maior valor aceito é 100.',
    ],
    [
      'sent back without a word',
      devolucao,
      { motivo_devolucao: '  ' },
      'motivo_devolucao',
      MESSAGES.justifyReturn,
    ],
    [
      'no invoice',
      liquidacao,
      { nota_fiscal: '', nota_fiscal_em: '2026-04-02' },
      'nota_fiscal',
      'Campo obrigatório.',
    ],
    [
      'paid without empenho',
      pagamentoCreate,
      { nota_fiscal: '1', data: '2026-04-02', valor: 1 },
      'empenho',
      'Campo obrigatório.',
    ],
    [
      'a payment below nothing',
      pagamentoCreate,
      { empenho: '1', nota_fiscal: '1', data: '2026-04-02', valor: -1 },
      'valor',
      'O valor não pode ser negativo.',
    ],
    ['no mode', regraUpdate, { modo: 'x', retencao_percentual: 5 }, 'modo', MESSAGES.chooseModo],
    [
      'month zero',
      cronogramaUpdate,
      { previstos: [{ chave: 1, mes: 0, percentual: 1 }] },
      'previstos.0.mes',
      'O menor valor aceito é 1.',
    ],
    [
      'received by nobody',
      recebimentoCreate,
      { id_contrato: 1, tipo: 'provisorio', data: '2026-04-02', descricao: 'x', responsaveis: [] },
      'responsaveis',
      'Informe quem recebe.',
    ],
  ])('refuses %s', (_, schema, body, field, reason) => {
    const read = validate(schema, body)
    expect(read.ok ? {} : read.campos).toMatchObject({ [field]: reason })
  })
})
