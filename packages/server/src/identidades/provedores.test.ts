import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { readProvedores } from './provedores.ts'

const folder = mkdtempSync(join(tmpdir(), 'provedores-'))

function file(content: unknown, name = 'provedores.json'): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const OWN = {
  chave: 'prefeitura',
  nome: 'Entrar com a rede da Prefeitura',
  emissor: 'https://login.cidade.gov.br/realms/prefeitura',
  client_id: 'paco',
  client_secret: 'muito secreto',
}
const GOVBR = {
  chave: 'govbr',
  nome: 'Entrar com GOV.BR',
  tipo: 'govbr',
  client_id: 'cidade',
  client_secret: 'muito secreto',
  chave_cpf: 'x'.repeat(32),
}

describe('the file of providers', () => {
  it('says little, and the rest is what is safe', () => {
    expect(readProvedores(file([OWN]))).toEqual([
      {
        ...OWN,
        tipo: 'oidc',
        enderecos: null,
        escopos: 'openid email profile',
        dominio: null,
        confiavel: false,
        cria: false,
        email_do_diretorio: false,
        grupos: null,
        nivel_minimo: null,
        nivel_aprovacao: null,
        obrigatorio: false,
        emergencia: null,
        chave_cpf: null,
      },
    ])
  })

  it('knows where gov.br is', () => {
    expect(readProvedores(file([GOVBR]))[0]).toMatchObject({
      emissor: 'https://sso.acesso.gov.br/',
      enderecos: {
        autorizacao: 'https://sso.acesso.gov.br/authorize',
        token: 'https://sso.acesso.gov.br/token',
        chaves: 'https://sso.acesso.gov.br/jwk',
        usuario: 'https://sso.acesso.gov.br/userinfo/',
        saida: 'https://sso.acesso.gov.br/logout',
      },
      escopos: 'openid email profile govbr_confiabilidades govbr_confiabilidades_idtoken',
    })
    const trials = { ...GOVBR, emissor: 'https://sso.staging.acesso.gov.br/' }
    expect(readProvedores(file([trials]))[0]?.enderecos?.token).toBe(
      'https://sso.staging.acesso.gov.br/token',
    )
  })

  it('takes secrets from files beside it, without the blanks at their ends', () => {
    file(' muito secreto \n', 'segredo.txt')
    const { client_secret: _none, ...rest } = OWN
    const path = file([{ ...rest, client_secret_arquivo: 'segredo.txt' }])
    expect(readProvedores(path)[0]?.client_secret).toBe('muito secreto')
  })

  const { client_secret: _secret, ...without } = OWN
  it.each([
    ['não é JSON', '{'],
    ['falta, ou é de outro tipo', {}],
    ['0.chave', [{ ...OWN, chave: 'A/B' }]],
    ['0.emissor: informe um endereço https', [{ ...OWN, emissor: 'http://login.cidade.gov.br' }]],
    ['0.emissor: informe um endereço https', [{ ...OWN, emissor: 'https://ana:s@login.gov.br' }]],
    ['não se conhece confiaveis', [{ ...OWN, confiaveis: true }]],
    ['prefeitura: informe client_secret', [without]],
    ['o arquivo nenhum.txt não pôde ser lido', [{ ...without, client_secret_arquivo: 'nenhum.txt' }]],
    ['emergencia', [{ ...OWN, obrigatorio: true }]],
    ['confiavel e dominio', [{ ...OWN, email_do_diretorio: true }]],
    ['nivel_minimo e nivel_aprovacao são só do govbr', [{ ...OWN, nivel_minimo: 'gold' }]],
    ['nivel_minimo e nivel_aprovacao são só do govbr', [{ ...OWN, nivel_aprovacao: 'gold' }]],
    ['há dois com a chave prefeitura', [OWN, OWN]],
    ["tem de ser 'Entrar com GOV.BR'", [{ ...GOVBR, nome: 'gov.br' }]],
    ['não é o diretório da Prefeitura', [{ ...GOVBR, confiavel: true }]],
    ['chave_cpf', [{ ...GOVBR, chave_cpf: 'curta' }]],
    ['papel: use', [{ ...OWN, grupos: { mapa: { ti: { papel: 'root' } } } }]],
  ])('is refused in words: %s', (words, content) => {
    const read = () => readProvedores(file(content))
    expect(read).toThrow(/^Configuração inválida.\nOIDC_PROVEDORES: /)
    expect(read).toThrow(words)
    expect(read).not.toThrow(/muito secreto/)
  })

  it('needs the address that providers send people back to, which nobody may listen to', () => {
    const OIDC_PROVEDORES = file([OWN])
    expect(readConfig({}, []).porta).toBeUndefined()
    for (const ENDERECO_PUBLICO of ['', 'http://processos.cidade.gov.br'])
      expect(() => readConfig({ OIDC_PROVEDORES, ENDERECO_PUBLICO }, [])).toThrow(/ENDERECO_PUBLICO/)
    for (const ENDERECO_PUBLICO of ['https://processos.cidade.gov.br', 'http://localhost:3000'])
      expect(readConfig({ OIDC_PROVEDORES, ENDERECO_PUBLICO }, []).porta?.endereco).toBe(ENDERECO_PUBLICO)
    expect(() => readConfig({ OIDC_PROVEDORES: join(folder, 'nenhum.json') }, [])).toThrow(
      'não pôde ser lido',
    )
  })
})
