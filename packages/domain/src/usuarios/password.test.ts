import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cidadeAtual, setCidade } from '../cidade/atual.ts'
import { SEM_CIDADE } from '../cidade/padrao.ts'
import { passwordProblem } from './password.ts'

const SHORT = 'A senha precisa de pelo menos 10 caracteres.'
const LONG = 'A senha pode ter no máximo 200 caracteres.'
const COMMON = 'Esta senha é muito comum. Escolha outra.'

describe('a password', () => {
  it.each([
    ['curta', SHORT],
    ['123456789', SHORT],
    ['x'.repeat(201), LONG],
    ['1234567890', COMMON],
    ['Senha12345', COMMON],
    ['PREFEITURA123', COMMON],
    ['aaaaaaaaaaaa', COMMON],
    ['abcabcabcabc', COMMON],
    ['Prefeitura@2031', COMMON],
    ['prefeitura municipal', COMMON],
    ['Obras@123456', null],
    ['83749204716', null],
    ['tefeamazonas1', null],
    ['a secretaria dorme cedo', null],
    ['demonstracao', null],
    ['só letras servem', null],
    ['çççabacate verde', null],
  ])('%j: %j', (password, problem) => expect(passwordProblem(password)).toBe(problem))
})

describe('a password in a city that said its name', () => {
  const before = cidadeAtual()
  beforeAll(() => setCidade({ ...SEM_CIDADE, nome: 'Tefé', uf: 'AM', nome_sistema: 'Tefé Digital' }))
  afterAll(() => setCidade(before))

  it.each([
    ['Tefe@202611', COMMON],
    ['prefeituradetefe', COMMON],
    ['Tefé-AM 2026!', COMMON],
    ['tefedigital26', COMMON],
    ['tefeamazonas1', null],
    ['o peixe de tefé', null],
  ])('%j: %j', (password, problem) => expect(passwordProblem(password)).toBe(problem))
})
