import { describe, expect, it } from 'vitest'
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
    ['demonstracao', null],
    ['só letras servem', null],
    ['çççabacate verde', null],
  ])('%j: %j', (password, problem) => expect(passwordProblem(password)).toBe(problem))
})
