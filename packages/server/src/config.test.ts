import { join } from 'node:path'
import { SEM_CONTATOS } from '@paco/domain/transparencia/contatos'
import { describe, expect, it } from 'vitest'
import { readConfig, SETTINGS, tileOrigin } from './config.ts'
import { OperatorError } from './operator-error.ts'

const refusalOf = (env: Record<string, string>): string | null => {
  try {
    readConfig(env, [])
    return null
  } catch (error) {
    return error instanceof OperatorError ? error.message : String(error)
  }
}

describe('settings', () => {
  it('have defaults that serve only this machine', () => {
    expect(readConfig({}, [])).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseFolder: join('data', 'db'),
      demo: false,
      trustProxy: false,
    })
  })

  it('say where the system is reached, and what is said of its open data', () => {
    expect(readConfig({}, [])).toMatchObject({
      publicUrl: undefined,
      dados: { prefixo: 'oc4ids-xxxxxx', licenca: 'CC-BY-4.0' },
    })
    const set = {
      ENDERECO_PUBLICO: 'https://Cidade.gov.br/',
      DADOS_PREFIXO: 'oc4ids-gu4r4t',
      DADOS_LICENCA: 'ODbL-1.0',
    }
    expect(readConfig(set, [])).toMatchObject({
      publicUrl: 'https://cidade.gov.br',
      dados: { prefixo: 'oc4ids-gu4r4t', licenca: 'ODbL-1.0' },
    })
  })

  it('say whom to turn to, or that nobody was named', () => {
    expect(readConfig({ ENCARREGADO: '' }, []).contatos).toEqual(SEM_CONTATOS)
    const set = {
      ENCARREGADO: 'Ana Souza',
      ENCARREGADO_CONTATO: 'lgpd@cidade.gov.br',
      OUVIDORIA: 'telefone 156',
      SIC: 'Rua Um, 10',
      PORTAL_CONTABIL: 'https://contas.cidade.gov.br/',
    }
    expect(readConfig(set, []).contatos).toEqual({
      encarregado: 'Ana Souza',
      encarregado_contato: 'lgpd@cidade.gov.br',
      ouvidoria: 'telefone 156',
      sic: 'Rua Um, 10',
      portal_contabil: 'https://contas.cidade.gov.br/',
    })
  })

  it('say where measures are told: nowhere, beside the pages, or apart', () => {
    const token = 'um-segredo-de-teste'
    expect(readConfig({}, [])).toMatchObject({ metrics: {}, slowMs: 500 })
    expect(readConfig({ METRICS_TOKEN: token }, []).metrics).toEqual({ apart: undefined, token })
    expect(readConfig({ METRICS_PORT: '9464', METRICS_TOKEN: token }, []).metrics).toEqual({
      apart: { port: 9464, host: '127.0.0.1', token },
      token: undefined,
    })
  })

  it('say by which server e-mails go out, as whom, and where they lead', () => {
    const set = { SMTP_FROM: 'Prefeitura <avisos@cidade.gov.br>', ENDERECO_PUBLICO: 'https://cidade.gov.br' }
    expect(readConfig(set, []).correio).toBeUndefined()
    const said = { de: set.SMTP_FROM, endereco: set.ENDERECO_PUBLICO }
    expect(readConfig({ ...set, SMTP_URL: 'smtps://ana%40x:s%3Anha@mail.gov.br' }, []).correio).toEqual({
      ...said,
      smtp: { host: 'mail.gov.br', port: 465, secure: true, auth: { user: 'ana@x', pass: 's:nha' } },
    })
    expect(readConfig({ ...set, SMTP_URL: 'smtp://localhost:2525' }, []).correio).toEqual({
      ...said,
      smtp: { host: 'localhost', port: 2525, secure: false, auth: null },
    })
    const { SMTP_FROM: _from, ...nobody } = set
    expect(() => readConfig({ ...nobody, SMTP_URL: 'smtp://x' }, [])).toThrow(/SMTP_FROM/)
    const { ENDERECO_PUBLICO: _where, ...nowhere } = set
    expect(() => readConfig({ ...nowhere, SMTP_URL: 'smtp://x' }, [])).toThrow(/ENDERECO_PUBLICO/)
  })

  it('take an empty value as not set, and the demo from either place', () => {
    expect(readConfig({ PORT: '', DEMO: '1' }, [])).toMatchObject({ port: 3000, demo: true })
    expect(readConfig({}, ['--demo']).demo).toBe(true)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_OWNER_URL: 'mysql://x' }, 'DATABASE_OWNER_URL'],
    [{ DATABASE_OWNER_URL: 'postgresql://dono@db/paco' }, 'DATABASE_OWNER_URL'],
    [{ DATABASE_READ_URL: 'postgresql://replica/paco' }, 'DATABASE_READ_URL'],
    [{ DATABASE_DIRECT_URL: 'postgresql://db/paco' }, 'DATABASE_DIRECT_URL'],
    [{ DATABASE_URL: 'postgresql://db/paco', DATABASE_READ_URL: 'mysql://x' }, 'DATABASE_READ_URL'],
    [{ AUDIT_STRICT: 'sim' }, 'AUDIT_STRICT'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: '1234567890' }, 'ADMIN_PASSWORD'],
    [{ MAP_TILE_URL: 'tiles' }, 'MAP_TILE_URL'],
    [{ DEMO: 'sim' }, 'DEMO'],
    [{ CIDADE: 'Guaratinguetá' }, 'CIDADE'],
    [{ CIDADE: '351840' }, 'CIDADE'],
    [{ LOG_LEVEL: 'tudo' }, 'LOG_LEVEL'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
    [{ METRICS_TOKEN: 'curto' }, 'METRICS_TOKEN'],
    [{ METRICS_TOKEN: 'com espaço e bem comprido' }, 'METRICS_TOKEN'],
    [{ SLOW_QUERY_MS: '0' }, 'SLOW_QUERY_MS'],
    [{ TRUST_PROXY: 'todos' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1, proxy' }, 'TRUST_PROXY'],
    [{ BACKUP_PASSPHRASE: 'curta' }, 'BACKUP_PASSPHRASE'],
    [{ BACKUP_HOUR: '24' }, 'BACKUP_HOUR'],
    [{ BACKUP_HOUR: '25' }, 'BACKUP_HOUR'],
    [{ BACKUP_HOUR: 'de noite' }, 'BACKUP_HOUR'],
    [{ BACKUP_BEFORE_MIGRATION: '0' }, 'BACKUP_BEFORE_MIGRATION'],
    [{ BACKUP_S3_URL: 'https://s3.local' }, 'BACKUP_S3_URL'],
    [{ BACKUP_S3_URL: 'https://s3.local/copias' }, 'BACKUP_S3_CHAVE'],
    [{ BACKUP_S3_URL: 'https://s3.local/copias', BACKUP_S3_CHAVE: 'a' }, 'BACKUP_S3_SEGREDO'],
    [{ SMTP_URL: 'mail.gov.br' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.gov.br' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://a%zz@mail.gov.br' }, 'SMTP_URL'],
    [{ SMTP_FROM: 'Prefeitura' }, 'SMTP_FROM'],
    [{ PNCP_URL: 'pncp' }, 'PNCP_URL'],
    [{ PNCP_URL: 'https://pncp', PNCP_LOGIN: 'x' }, 'PNCP_SENHA'],
    [{ PNCP_SENHA: 'x' }, 'PNCP_URL'],
    [{ SMTP_FROM: 'a@b\r\nBcc: c@d' }, 'SMTP_FROM'],
    [{ CLAMAV: 'localhost' }, 'CLAMAV'],
    [{ CLAMAV: 'http://localhost:3310' }, 'CLAMAV'],
    [{ ARQUIVOS_LIMITE_GB: '0' }, 'ARQUIVOS_LIMITE_GB'],
    [{ ARQUIVOS_LIMITE_GB: 'muito' }, 'ARQUIVOS_LIMITE_GB'],
    [{ ARQUIVOS: 'nuvem' }, 'ARQUIVOS'],
    [{ ARQUIVOS: 's3' }, 'ARQUIVOS_S3_URL'],
    [{ ARQUIVOS: 's3', ARQUIVOS_S3_URL: 'ftp://x/y' }, 'ARQUIVOS_S3_URL'],
    [{ ARQUIVOS_S3_URL: 'https://s3.local' }, 'ARQUIVOS_S3_URL'],
    [{ ARQUIVOS_S3_URL: 'https://s3.local/paco?x=1' }, 'ARQUIVOS_S3_URL'],
    [{ ARQUIVOS: 's3', ARQUIVOS_S3_URL: 'https://s3.local/paco' }, 'ARQUIVOS_S3_CHAVE'],
    [{ ARQUIVOS_S3_URL: 'https://s3.local/paco', ARQUIVOS_S3_CHAVE: 'a' }, 'ARQUIVOS_S3_SEGREDO'],
    [{ ARQUIVOS_S3_REGIAO: 'São Paulo' }, 'ARQUIVOS_S3_REGIAO'],
    [{ ENDERECO_PUBLICO: 'processos.cidade.gov.br' }, 'ENDERECO_PUBLICO'],
    [{ ENDERECO_PUBLICO: 'https://cidade.gov.br/processos' }, 'ENDERECO_PUBLICO'],
    [{ ENDERECO_PUBLICO: 'https://ana:senha@cidade.gov.br' }, 'ENDERECO_PUBLICO'],
    [{ DADOS_PREFIXO: 'guara' }, 'DADOS_PREFIXO'],
    [{ DADOS_LICENCA: 'MIT' }, 'DADOS_LICENCA'],
    [{ OUVIDORIA: 'x'.repeat(301) }, 'OUVIDORIA'],
    [{ PORTAL_CONTABIL: 'portal da cidade' }, 'PORTAL_CONTABIL'],
    [{ PORTAL_CONTABIL: 'javascript:alert(1)' }, 'PORTAL_CONTABIL'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readConfig(env, [])).toThrow(new RegExp(`^Configuração inválida.\\n${name}: `))
  })

  it.each(SETTINGS.filter((name) => !name.startsWith('CONSORCIO')))('%s is refused in Portuguese', (name) => {
    for (const value of ['\u0000', '-1', '25', 'x y', '1e400', 'ftp://x']) {
      const refused = refusalOf({ [name]: value })
      if (refused !== null) expect(refused).toMatch(/^Configuração inválida\.\n\w+: [a-zí'][^A-Z]/)
    }
  })

  it.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['true', 1],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ])('believe the proxies named by %j', (TRUST_PROXY, expected) =>
    expect(readConfig({ TRUST_PROXY }, []).trustProxy).toEqual(expected),
  )

  it.each([
    [{}, join('data', 'selos')],
    [{ DATA_DIR: 'x' }, join('x', 'selos')],
    [{ DATABASE_URL: 'postgresql://db/paco' }, undefined],
    [{ DATABASE_URL: 'postgresql://db/paco', SEAL_DIR: 'y' }, 'y'],
  ])('with %j the seals are kept in %s', (env, folder) => expect(readConfig(env, []).sealFolder).toBe(folder))

  it('keep files in the database, and read them where they were before', () => {
    const pasta = join('x', 'arquivos')
    expect(readConfig({ DATA_DIR: 'x' }, []).arquivos).toEqual({
      guarda: 'banco',
      pasta,
      s3: undefined,
      limite: 10 * 1024 ** 3,
    })
    const s3 = {
      ARQUIVOS_S3_URL: 'https://s3.local/paco',
      ARQUIVOS_S3_CHAVE: 'a',
      ARQUIVOS_S3_SEGREDO: 'b',
    }
    expect(readConfig({ ...s3, ARQUIVOS: 'disco' }, []).arquivos).toMatchObject({
      guarda: 'disco',
      s3: { url: 'https://s3.local/paco', regiao: 'us-east-1', chave: 'a', segredo: 'b' },
    })
  })

  it.each([
    [{}, [], { pasta: join('data', 'copias'), hora: 3, antes: true, s3: undefined }],
    [{ DATA_DIR: 'x', BACKUP_HOUR: '0' }, [], { pasta: join('x', 'copias'), hora: 0 }],
    [{ BACKUP_DIR: '/mnt/copias', BACKUP_HOUR: 'nunca' }, [], { pasta: '/mnt/copias', hora: null }],
    [{ BACKUP_BEFORE_MIGRATION: 'nao' }, [], { antes: false }],
    [{ BACKUP_HOUR: '4' }, ['--demo'], { hora: null }],
    [
      { BACKUP_S3_URL: 'https://s3.local/copias', BACKUP_S3_CHAVE: 'a', BACKUP_S3_SEGREDO: 'b' },
      [],
      { s3: { url: 'https://s3.local/copias', regiao: 'us-east-1', chave: 'a', segredo: 'b' } },
    ],
  ])('with %j %j backups are made as said', (env, args, expected) =>
    expect(readConfig(env, args).copias).toMatchObject(expected),
  )

  it('have files looked at where the antivirus is said to be, and nowhere else', () => {
    expect(readConfig({}, []).clamav).toBeUndefined()
    expect(readConfig({ CLAMAV: '' }, []).clamav).toBeUndefined()
    expect(readConfig({ CLAMAV: '127.0.0.1:3310' }, []).clamav).toEqual({ host: '127.0.0.1', port: 3310 })
    expect(readConfig({ CLAMAV: '/run/clamd.ctl' }, []).clamav).toEqual({ path: '/run/clamd.ctl' })
  })

  it('refuses an unknown option', () =>
    expect(() => readConfig({}, ['--dmeo'])).toThrow('Opção desconhecida: --dmeo'))

  it.each([
    ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
    ['https://{s}.mapa.sp.gov.br/{z}/{x}/{y}.png', 'https://*.mapa.sp.gov.br'],
    ['http://127.0.0.1:8080/{z}/{x}/{y}.png', 'http://127.0.0.1:8080'],
  ])('tiles of %s come from %s', (template, origin) => expect(tileOrigin(template)).toBe(origin))
})
