import { describe, expect, it } from 'vitest'
import { STATUS } from '../packages/domain/src/aditivos/aditivo.ts'
import { aditivoCreate } from '../packages/domain/src/aditivos/pedido.ts'
import { cidadeAtual, setCidade } from '../packages/domain/src/cidade/atual.ts'
import { GUARATINGUETA } from '../packages/domain/src/cidade/cidade.testing.ts'
import { ETAPAS, SITUACOES } from '../packages/domain/src/etapas/etapa.ts'
import { centro, VOO } from '../packages/domain/src/mapa/lugar.ts'
import { FONTES } from '../packages/domain/src/orcamento/fonte.ts'
import { ORCAMENTO_FLAGS } from '../packages/domain/src/orcamento/lancamento.ts'
import { AVATARS, imagePath } from '../packages/domain/src/secretarias/secretaria.ts'
import { validate } from '../packages/domain/src/shared/issues.ts'

/** The constants of the specification, written out once more: a rule that changes one of them changes a promise. */

describe('the specification counts on', () => {
  it('six stages by their names', () => {
    expect(ETAPAS.map(({ numero, nome }) => [numero, nome])).toEqual([
      [1, '1 - Estruturação do projeto'],
      [2, '2 - Elaboração do TdR/projeto e orçamento'],
      [3, '3 - Processo licitatório'],
      [4, '4 - Assinatura do contrato'],
      [5, '5 - Acompanhamento contratual'],
      [6, '6 - Prestação de contas e lições aprendidas'],
    ])
  })

  it('four situations', () => {
    expect(SITUACOES).toEqual(['Não iniciado', 'Em andamento', 'Concluído', 'Atrasado'])
  })

  it('an amendment is of stage 1 to 6 and of at least one day', () => {
    const accepts = (etapa: number, prazo: number) =>
      validate(aditivoCreate, { tipo: 'prazo', id_projeto: 1, id_secretaria: 12, etapa, prazo }).ok
    expect([0, 1, 6, 7].map((etapa) => accepts(etapa, 1))).toEqual([false, true, true, false])
    expect([0, 1].map((prazo) => accepts(1, prazo))).toEqual([false, true])
  })

  it('three states of an amendment', () => {
    // beside which stand two of our own, before a decision
    const ours: readonly string[] = ['devolvido', 'retirado']
    expect(STATUS.filter((status) => !ours.includes(status))).toEqual(['pendente', 'aprovado', 'rejeitado'])
  })

  it('27 avatars under /img/', () => {
    expect(AVATARS).toHaveLength(27)
    expect(imagePath(AVATARS.at(-1) ?? '')).toBe('/img/27.svg')
  })

  it('six sources and two flags of the budget', () => {
    expect(FONTES).toEqual({
      '01': 'Tesouro',
      '02': 'Transferências e Convênios Estaduais - Vinculados',
      '05': 'Transferências e Convênios Federais - Vinculados',
      '07': 'Operações de Crédito',
      '91': 'Tesouro - Exercícios Anteriores',
      '95': 'Transferências e Convênios Federais - Vinculados - Exercícios Anteriores',
    })
    expect(ORCAMENTO_FLAGS).toEqual(['Sim', 'Nao'])
  })

  it('the map opens on the city, and flies', () => {
    setCidade(GUARATINGUETA)
    expect([centro(), cidadeAtual().zoom, VOO]).toEqual([
      { latitude: -22.8164, longitude: -45.1933 },
      13,
      { zoom: 16, segundos: 1.5 },
    ])
  })
})
