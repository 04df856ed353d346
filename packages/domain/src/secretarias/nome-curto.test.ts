import { expect, test } from 'vitest'
import { curtoDe, nomeCurto } from './nome-curto.ts'

test.each([
  ['Secretaria Municipal de Infraestrutura e Serviços Públicos', 'Infraestrutura'],
  ['Secretaria de Educação', 'Educação'],
  ['Secretaria Municipal da Fazenda', 'Fazenda'],
  ['Secretaria', 'Secretaria'],
  ['Obras', 'Obras'],
  ['Esportes e Lazer', 'Esportes e Lazer'],
  ['Segurança e Mobilidade Urbana', 'Segurança'],
  ['Planejamento, Coordenação e Habitação', 'Planejamento'],
  ['Procuradoria Geral do Município', 'Procuradoria'],
  ['Assessoria de Geração de Empregos e Renda', 'Geração de Empregos'],
  ['Assistência Social', 'Assistência Social'],
  ['  Saúde ', 'Saúde'],
])('%s is called %s', (nome, curto) => {
  expect(nomeCurto(nome)).toBe(curto)
})

test('a short name that was given stays as it is', () => {
  expect(curtoDe({ nome_curto: 'Defesa Civil', nomesecretaria: 'Assessoria Especial de Defesa Civil' })).toBe(
    'Defesa Civil',
  )
})
