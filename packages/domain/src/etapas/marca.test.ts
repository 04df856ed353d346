import { describe, expect, it } from 'vitest'
import type { Situacao } from './etapa.ts'
import { marcadaText, marcaOf, marcasOf } from './marca.ts'

describe('the mark of a stage', () => {
  const END = '2026-03-11'
  it.each<[string, Situacao | null, string | null, string, string | null]>([
    ['running, its last day', 'Em andamento', END, END, null],
    ['running, the day after', 'Em andamento', END, '2026-03-12', 'atrasada'],
    ['said to be late, before its end', 'Atrasado', END, '2026-03-01', 'atrasada'],
    ['said to be late, without an end', 'Atrasado', null, '2026-03-01', 'atrasada'],
    ['not begun, its last day', 'Não iniciado', END, END, null],
    ['not begun, the day after', 'Não iniciado', END, '2026-03-12', 'nao_iniciada'],
    ['not begun, without an end', 'Não iniciado', null, '2029-01-01', null],
    ['nothing said, the day after', null, END, '2026-03-12', 'nao_iniciada'],
    ['concluded, the day after', 'Concluído', END, '2026-03-12', null],
  ])('%s', (_sentence, situacao, fim, today, mark) => {
    expect(marcaOf({ situacao, fim }, today)).toBe(mark)
  })
})

describe('a mark in words', () => {
  it.each([
    ['3 - Processo licitatório', '2026-03-12', 'Etapa 3 · Processo licitatório: fim previsto 12/03/2026'],
    ['Licitação', '2026-03-12', 'Etapa 3 · Licitação: fim previsto 12/03/2026'],
    ['3 - Processo licitatório', null, 'Etapa 3 · Processo licitatório: sem data de término'],
  ])('says the stage %s and its end %s', (nome, fim, text) => {
    expect(marcadaText({ numero: 3, nome, fim })).toBe(text)
  })

  it('stands once for all its stages, the late first', () => {
    const etapa = (marca: 'atrasada' | 'nao_iniciada', numero: number) => ({
      marca,
      numero,
      nome: `${numero} - Nome`,
      fim: '2026-03-12',
    })
    const shown = marcasOf([etapa('nao_iniciada', 4), etapa('atrasada', 3), etapa('nao_iniciada', 5)])
    expect(shown.map(({ label, title }) => [label, title])).toEqual([
      ['etapa atrasada', 'Etapa 3 · Nome: fim previsto 12/03/2026'],
      [
        'etapa não iniciada no prazo',
        'Etapa 4 · Nome: fim previsto 12/03/2026\nEtapa 5 · Nome: fim previsto 12/03/2026',
      ],
    ])
    expect(marcasOf([])).toEqual([])
  })
})
