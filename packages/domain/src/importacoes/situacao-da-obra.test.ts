import { expect, test } from 'vitest'
import { etapasDaObra, notaDaObra, SINONIMOS_DA_OBRA, SITUACAO_DA_OBRA_LABELS } from './situacao-da-obra.ts'
import { keyText } from './texto.ts'

/** C concluída, A em andamento, N não iniciada, stage by stage. */
const LETTERS: Record<string, string> = { Concluído: 'C', 'Em andamento': 'A', 'Não iniciado': 'N' }

test.each([
  ['concluida', 'CCCCCC'],
  ['em_execucao', 'CCCCAN'],
  ['paralisada', 'CCCCAN'],
  ['contratada', 'CCCCNN'],
  ['em_licitacao', 'CCANNN'],
  ['a_licitar', 'CCNNNN'],
  ['em_projeto', 'CANNNN'],
  ['nao_iniciada', 'NNNNNN'],
  ['cancelada', ''],
  ['outra', ''],
])('a work that is %s has the stages %s', (obra, letters) => {
  expect(
    etapasDaObra(obra)
      .map((one) => LETTERS[one])
      .join(''),
  ).toBe(letters)
})

test('each is told by its rule, and every other word means one of them', () => {
  for (const obra of Object.keys(SITUACAO_DA_OBRA_LABELS)) expect(notaDaObra(obra)).toMatch(/etapa/)
  expect(notaDaObra('outra')).toBeNull()
  for (const [said, obra] of Object.entries(SINONIMOS_DA_OBRA)) {
    expect(keyText(said)).toBe(said)
    expect(SITUACAO_DA_OBRA_LABELS[obra]).toBeTruthy()
  }
})
