import { describe, expect, it } from 'vitest'
import { deixadosText, type Falta, faltasText, limiteDaLixeira, podeFicarFora, someText } from './lixeira.ts'

const falta = (tabela: string, alvo: string): Falta => ({ tabela, linha: 1, alvo })

describe('how long something stays in the bin', () => {
  it.each([
    ['2026-04-10', 'some em 30 dias'],
    ['2026-04-11', 'some em 29 dias'],
    ['2026-05-08', 'some em 2 dias'],
    ['2026-05-09', 'some amanhã'],
    ['2026-05-10', 'some hoje'],
    ['2026-05-11', 'some hoje'],
  ])('on %s: %s', (today, text) => {
    expect(someText('2026-04-10T15:00:00Z', today)).toBe(text)
  })

  it('by the day in São Paulo, also late in the evening', () => {
    expect(someText('2026-04-11T02:30:00Z', '2026-04-10')).toBe('some em 30 dias')
  })

  it('up to the instant', () => {
    expect(limiteDaLixeira(new Date('2026-05-10T15:00:00Z')).toISOString()).toBe('2026-04-10T15:00:00.000Z')
  })
})

describe('what a project leaned on and is gone', () => {
  it.each([
    ['vinculos', 'orcamento', true],
    ['vinculos', 'convenios_dade', true],
    ['projetos', 'secretarias', false],
    ['aditivos', 'contratos', false],
    ['coordenadas', 'fotos', false],
  ])('%s on %s may be left out: %s', (tabela, alvo, may) => {
    expect(podeFicarFora(falta(tabela, alvo))).toBe(may)
  })

  it('is told once for each kind', () => {
    const faltas = ['orcamento', 'orcamento', 'convenios_dade', 'convenios_federal', 'bairros']
    expect(deixadosText(faltas.map((alvo) => falta('vinculos', alvo)))).toEqual([
      'o vínculo com um lançamento orçamentário que não existe mais',
      'o vínculo com um convênio que não existe mais',
      'o vínculo com um bairro que não existe mais',
    ])
    expect(deixadosText([])).toEqual([])
  })

  it.each([
    [['secretarias'], 'a secretaria de que ele depende não existe mais.'],
    [
      ['contratos', 'orcamento'],
      'um contrato e um lançamento orçamentário de que ele depende não existem mais.',
    ],
    [['outra'], 'um registro de que ele depende não existe mais.'],
  ])('or keeps it from coming back: %j', (alvos, text) => {
    expect(faltasText(alvos.map((alvo) => falta('aditivos', alvo)))).toBe(
      `Este projeto não pode ser restaurado: ${text}`,
    )
  })
})
