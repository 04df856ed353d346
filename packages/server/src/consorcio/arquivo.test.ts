import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConsorcio, readOneCity } from './arquivo.ts'
import { environment } from './consorcio.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'paco-consorcio-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const aurora = { host: 'aurora.test', schema: 'aurora' }
const boaVista = { host: ['boavista.test', 'Boa-Vista.test.'], schema: 'boa_vista', CIDADE: '1400100' }
const told = async (written: unknown, more: Record<string, string> = {}) => {
  const env = { ...(await environment(folder, 'postgresql://paco@localhost/paco', written)), ...more }
  return () => readConsorcio(env, [])
}

describe('the file of the cities', () => {
  it('is one where the environment names none', () => {
    expect(readConsorcio({}, [])).toBeNull()
    expect(readOneCity({}).schema).toBeUndefined()
  })

  it('tells each city by what it says itself, before what is said for all, in a place of its own', async () => {
    const consorcio = (
      await told(
        { cidades: [{ ...aurora, ENCARREGADO: 'Ana', BACKUP_HOUR: 4 }, boaVista] },
        {
          ENCARREGADO: 'Todas',
          BACKUP_HOUR: '2',
          BACKUP_DIR: '/copias',
          SEAL_DIR: '/selos',
          BACKUP_S3_URL: 'https://s3.test/copias/',
          BACKUP_S3_CHAVE: 'chave',
          BACKUP_S3_SEGREDO: 'segredo',
        },
      )
    )()
    expect(consorcio?.conexoes).toBe(90)
    expect(consorcio?.cidades).toMatchObject([
      {
        schema: 'aurora',
        hosts: ['aurora.test'],
        cidade: undefined,
        contatos: { encarregado: 'Ana' },
        copias: { hora: 4, pasta: '/copias/aurora', s3: { url: 'https://s3.test/copias/aurora' } },
        sealFolder: '/selos/aurora',
        arquivos: { pasta: join(folder, 'aurora/arquivos') },
      },
      {
        schema: 'boa_vista',
        hosts: ['boavista.test', 'boa-vista.test'],
        cidade: '1400100',
        contatos: { encarregado: 'Todas' },
        copias: { hora: 2, pasta: '/copias/boa_vista', s3: { url: 'https://s3.test/copias/boa_vista' } },
        sealFolder: '/selos/boa_vista',
        arquivos: { pasta: join(folder, 'boa_vista/arquivos') },
      },
    ])
  })

  it.each<[string, unknown, Record<string, string>, string | RegExp]>([
    [
      'the embedded database',
      { cidades: [aurora] },
      { DATABASE_URL: '' },
      'precisam de um servidor PostgreSQL',
    ],
    ['the demonstration', { cidades: [aurora] }, { DEMO: '1' }, 'a demonstração é de uma só cidade'],
    [
      'a password for all',
      { cidades: [aurora] },
      { ADMIN_PASSWORD: 'x' },
      /^.*\nADMIN_PASSWORD: com CONSORCIO/,
    ],
    [
      'an address for all',
      { cidades: [aurora] },
      { ENDERECO_PUBLICO: 'https://a.test' },
      'ENDERECO_PUBLICO: com',
    ],
    ['no city', { cidades: [] }, {}, 'informe pelo menos uma cidade'],
    ['nothing', [], {}, 'CONSORCIO: o arquivo: falta, ou é de outro tipo.'],
    [
      'a city without a schema',
      { cidades: [{ host: 'a' }] },
      {},
      'cidades.0.schema: falta, ou é de outro tipo',
    ],
    ['a name that is no host', { cidades: [{ ...aurora, host: 'https://a' }] }, {}, 'informe só o nome'],
    ['no name at all', { cidades: [{ ...aurora, host: [] }] }, {}, 'informe o nome pelo qual'],
    [
      'a name twice',
      { cidades: [aurora, { host: 'AURORA.test', schema: 'b' }] },
      {},
      'o nome aurora.test aparece',
    ],
    [
      'a schema twice',
      { cidades: [aurora, { host: 'b', schema: 'aurora' }] },
      {},
      'o schema aurora é de mais',
    ],
    ['the schema of all', { cidades: [{ host: 'a', schema: 'public' }] }, {}, 'é do próprio banco'],
    ['a schema in capitals', { cidades: [{ host: 'a', schema: 'Aurora' }] }, {}, 'letras minúsculas'],
    ['SQL for a schema', { cidades: [{ host: 'a', schema: 'a"; drop' }] }, {}, 'letras minúsculas'],
    ['a setting of the process', { cidades: [{ ...aurora, PORT: '1' }] }, {}, 'não se conhece PORT'],
    ['a misspelled setting', { cidades: [{ ...aurora, CIDADES: '1' }] }, {}, 'não se conhece CIDADES'],
    [
      'a wrong setting',
      { cidades: [{ ...aurora, CIDADE: '12' }] },
      {},
      'cidades.0 (aurora): CIDADE: informe o código',
    ],
    [
      'an address elsewhere',
      { cidades: [{ ...aurora, ENDERECO_PUBLICO: 'https://b.test' }] },
      {},
      'não está em host',
    ],
    [
      'letters that lead nowhere',
      { cidades: [aurora] },
      { SMTP_URL: 'smtp://s.test', SMTP_FROM: 'a@b.c' },
      '(aurora): ENDERECO_PUBLICO',
    ],
    [
      'shared sessions',
      { cidades: [aurora] },
      { DATABASE_DIRECT_URL: 'postgresql://paco@localhost/paco' },
      'DATABASE_DIRECT_URL: várias cidades',
    ],
    [
      'a replica',
      { cidades: [aurora] },
      { DATABASE_READ_URL: 'postgresql://paco@localhost/paco' },
      'DATABASE_READ_URL: várias cidades',
    ],
    [
      'too few connections',
      { conexoes: 8, cidades: [aurora, boaVista] },
      {},
      '2 cidades precisam de pelo menos 9',
    ],
  ])('refuses %s', async (_name, written, env, text) => {
    expect(await told(written, env)).toThrow(text)
  })

  it('refuses one that is not there, and tells nothing of what is in one that is broken', async () => {
    expect(() =>
      readConsorcio({ CONSORCIO: join(folder, 'nada.json'), DATABASE_URL: 'postgresql://a/b' }, []),
    ).toThrow('não pôde ser lido')
    expect(await told({ cidades: [{ ...aurora, ADMIN_PASSWORD: 'curta' }] })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('curta,') }),
    )
  })

  it('has a command say which city it is for', async () => {
    const env = await environment(folder, 'postgresql://paco@localhost/paco', { cidades: [aurora, boaVista] })
    expect(() => readOneCity(env)).toThrow('CONSORCIO_SCHEMA: este comando é de uma cidade')
    expect(() => readOneCity({ ...env, CONSORCIO_SCHEMA: 'outra' })).toThrow('CONSORCIO_SCHEMA')
    expect(readOneCity({ ...env, CONSORCIO_SCHEMA: 'boa_vista' }).schema).toBe('boa_vista')
  })
})
