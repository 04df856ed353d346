import { describe, expect, it } from 'vitest'
import { REGIMES } from '../contratos/dominios.ts'
import { MESSAGES } from './messages.ts'
import { type Modo, modoDoRegime, refusalOfModo } from './modo.ts'

describe('a regime and its mode (art. 46, § 9º)', () => {
  it.each<[string, Modo | null]>([
    ['Empreitada por preço unitário', 'por_item'],
    ['Empreitada por preço global', 'por_etapa'],
    ['Empreitada integral', 'por_etapa'],
    ['Contratação por tarefa', 'por_etapa'],
    ['Contratação integrada', 'por_etapa'],
    ['Contratação semi-integrada', 'por_etapa'],
    ['Execução direta', null],
    ['Fornecimento e prestação de serviço associado', 'por_item'],
    ['Concessão pública com obra de engenharia', 'por_etapa'],
    ['Não se aplica', 'por_item'],
  ])('%s: %s', (nome, modo) => {
    const regime = Number(Object.keys(REGIMES).find((code) => REGIMES[Number(code)] === nome))
    expect(modoDoRegime(regime)).toBe(modo)
    for (const asked of ['por_item', 'por_etapa'] as const)
      expect(refusalOfModo(regime, asked) === null).toBe(asked === modo)
  })

  it('a refusal says why', () => {
    expect(refusalOfModo(2, 'por_item')).toBe(
      'Empreitada por preço global: mede-se por etapa concluída do cronograma; pagar por quantidades unitárias é vedado (art. 46, § 9º, Lei 14.133/2021).',
    )
    expect(refusalOfModo(1, 'por_etapa')).toContain('paga-se pelas quantidades executadas de cada item')
    expect(refusalOfModo(7, 'por_item')).toBe(MESSAGES.directExecution)
    expect(refusalOfModo(99, 'por_item')).toBe(MESSAGES.directExecution)
  })
})
