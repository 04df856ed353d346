import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import type { Role } from '../shared/roles.ts'
import { STATUS, type StatusAditivo } from './aditivo.ts'
import { type Conversa, conversaOf, isConversaOpen, mensagemCreate } from './mensagem.ts'

describe('a thread', () => {
  it('is open until the request is decided or withdrawn', () => {
    expect(STATUS.filter(isConversaOpen)).toEqual(['pendente', 'devolvido'])
  })

  it.each<[string, StatusAditivo, Role[], Conversa | null]>([
    ['without a word', 'pendente', [], null],
    ['with a question', 'pendente', ['auditor'], 'aguarda resposta'],
    ['with an answer', 'pendente', ['auditor', 'user'], 'respondida'],
    ['answered by an administrator', 'pendente', ['auditor', 'admin'], 'respondida'],
    ['asked again', 'pendente', ['auditor', 'user', 'auditor'], 'aguarda resposta'],
    ['where nobody asked', 'pendente', ['user', 'user'], null],
    ['asked after a remark', 'pendente', ['user', 'auditor'], 'aguarda resposta'],
    ['of one that was sent back', 'devolvido', ['auditor'], 'aguarda resposta'],
    ['of an approved one', 'aprovado', ['auditor'], null],
    ['of a rejected one', 'rejeitado', ['auditor', 'user'], null],
    ['of a withdrawn one', 'retirado', ['auditor'], null],
  ])('%s', (_name, status, papeis, conversa) => {
    expect(
      conversaOf(
        status,
        papeis.map((papel) => ({ papel })),
      ),
    ).toBe(conversa)
  })
})

describe('a message', () => {
  it.each<[unknown, string | null]>([
    [' Onde está a planilha? ', 'Onde está a planilha?'],
    ['x'.repeat(2000), 'x'.repeat(2000)],
    ['x'.repeat(2001), null],
    ['   ', null],
    ['', null],
    [undefined, null],
    [7, null],
  ])('%j', (texto, stored) => {
    const found = validate(mensagemCreate, { texto })
    expect(found.ok ? found.data.texto : null).toBe(stored)
  })
})
