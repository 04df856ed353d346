import { expect, it } from 'vitest'
import { type Correcao, groupCorrecoes } from './correcao.ts'

const correcao = (own: Partial<Correcao>): Correcao => ({
  id: 1,
  projeto_id: 7,
  motivo: 'Digitado errado',
  etapa: null,
  valor_antes: null,
  valor_depois: null,
  fim_antes: null,
  fim_depois: null,
  feita_por: 1,
  feita_por_nome: 'Ana',
  feita_em: '2026-04-10T12:00:00Z',
  ...own,
})

it('what one edit corrected stands together, edit by edit', () => {
  const dates = { motivo: 'Ata da reunião', feita_em: '2026-04-12T12:00:00Z', feita_por_nome: 'Rui' }
  const made = groupCorrecoes([
    correcao({ id: 3, ...dates, etapa: 3, fim_antes: '2026-03-20', fim_depois: '2026-03-25' }),
    correcao({ id: 2, ...dates, etapa: 6, fim_antes: '2026-06-20' }),
    correcao({ valor_antes: 10, valor_depois: 12 }),
  ])
  expect(made).toEqual([
    {
      motivo: 'Ata da reunião',
      por: 'Rui',
      em: '2026-04-12T12:00:00Z',
      mudancas: [
        { etapa: 3, antes: '2026-03-20', depois: '2026-03-25' },
        { etapa: 6, antes: '2026-06-20', depois: null },
      ],
    },
    {
      motivo: 'Digitado errado',
      por: 'Ana',
      em: '2026-04-10T12:00:00Z',
      mudancas: [{ etapa: null, antes: 10, depois: 12 }],
    },
  ])
  expect(groupCorrecoes([])).toEqual([])
})
