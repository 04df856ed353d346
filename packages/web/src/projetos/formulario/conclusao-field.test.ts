import { expect, it } from 'vitest'
import { projetoWith } from '../projeto.testing.ts'
import { concluidas, conclusaoField, faltasIn, faltasText, isBlocked } from './conclusao-field.ts'

const projeto = projetoWith({ situacaoetapa1: 'Concluído' })
const FALTAS = [
  { etapa: 1, bloqueia: false, faltam: ['DFD'] },
  { etapa: 2, bloqueia: false, faltam: ['Riscos', 'Dotação'] },
  { etapa: 3, bloqueia: true, faltam: ['Edital'] },
  { etapa: 4, bloqueia: true, faltam: [] },
]
const done = (...etapas: number[]) =>
  Object.fromEntries([1, ...etapas].map((numero) => [`situacaoetapa${numero}`, 'Concluído']))

it.each<[number[], number[], boolean, string]>([
  [[], [], false, ''],
  [[2], [2], false, 'Na etapa 2 faltam: Riscos; Dotação.'],
  [[3], [3], true, 'A etapa 3 não se conclui sem: Edital. Anexe-os em “Documentos”.'],
  [[4, 5], [4, 5], false, ''],
])('concluding %j', (etapas, concluded, blocked, text) => {
  const values = done(...etapas)
  const found = faltasIn(FALTAS, projeto, values)
  expect(concluidas(projeto, values)).toEqual(concluded)
  expect(isBlocked(found)).toBe(blocked)
  expect(faltasText(found)).toBe(text)
  expect(conclusaoField(FALTAS, projeto).when(values)).toBe(text !== '')
})
