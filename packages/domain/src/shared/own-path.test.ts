import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('a page to return to', () => {
  it.each([
    ['/', '/'],
    ['/usuarios', '/usuarios'],
    ['/usuarios?busca=ana&pagina=2#topo', '/usuarios?busca=ana&pagina=2#topo'],
    ['/EditSecretaria/7', '/EditSecretaria/7'],
    ['/usuarios/../auditoria', '/auditoria'],
    ['/usuarios?voltar=https://evil.example', '/usuarios?voltar=https://evil.example'],
    ['/loginho', '/loginho'],
  ])('%s is ours', (text, path) => {
    expect(ownPath(text)).toBe(path)
  })

  it.each([
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/x\\..\\evil'],
    ['https://evil.example'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['evil.example'],
    [' /usuarios'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/.//evil.example'],
    ['/x/..//evil.example'],
    ['/%2e%2e//evil.example'],
    [''],
    [null],
    [undefined],
    [42],
    [{ href: '/' }],
    [`/${'a'.repeat(3000)}`],
  ])('%j is refused', (text) => {
    expect(ownPath(text)).toBeNull()
  })

  it.each([
    ['/login'],
    ['/LOGIN'],
    ['/login?x=1'],
    ['/register'],
    ['/convite#x'],
    ['/senha#x'],
    ['/esqueci-senha'],
    ['/entrar#x'],
    ['/api/exportar/usuarios'],
    ['/api'],
  ])('%s would lead nowhere', (text) => {
    expect(ownPath(text)).toBeNull()
  })
})
